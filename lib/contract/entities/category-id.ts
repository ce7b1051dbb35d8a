import * as z from 'zod'
import { categoryIds } from '@/lib/domain/categories/load'

/** The id of a category. */
export const categoryIdSchema = z.enum(categoryIds)
