'use client'

import { useLayoutEffect } from 'react'
import { useNeighbour } from '@/hooks/use-neighbour'
import { useStandings } from '@/hooks/use-standings'
import type { Standings } from '@/lib/client/standings'
import type { CategoryId } from '@/lib/domain/categories/registry'
import type { IsoDate } from '@/lib/domain/iso-date'
import { type QualifyColumn, QualifyRow } from './qualify-row'

interface CompareWhoProps {
  readonly category: CategoryId
  readonly columns: readonly QualifyColumn[]
  /** Of those that are listed. */
  readonly slugs: readonly string[]
  readonly today: IsoDate
}

/** Answers a comparison's row of who qualifies. It is client code because what the visitor told stays on the device. */
export function CompareWho({ category, columns, slugs, today }: CompareWhoProps) {
  useQualifyRow(columns, useStandings(category, slugs, today))
  return null
}

/** Draws the row of the table that the server printed, once something is known of the visitor. */
export function useQualifyRow(columns: readonly QualifyColumn[], standings: Standings | null): void {
  const { draw } = useNeighbour('compare-who')
  useLayoutEffect(() => {
    if (standings !== null) draw(<QualifyRow columns={columns} standings={standings} />)
  }, [standings, columns, draw])
}
