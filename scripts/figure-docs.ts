import { writeFileSync } from 'node:fs'
import { figureDocs } from '@/lib/server/catalogue/figure-docs'

writeFileSync('docs/figures.md', figureDocs())
