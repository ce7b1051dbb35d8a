'use client'

import { useMemo, useRef } from 'react'
import { usePersonalList } from '@/hooks/use-personal-list'
import type { ListFrame } from '@/lib/domain/list/list-model'
import { ListForm } from './list-island.client'
import { type PackedForm, unpackForm } from './packed-form'
import { PersonalNote } from './personal-note'
import type { PersonalPlace } from './personal-place'

interface PersonalListIslandProps {
  readonly packed: PackedForm<ListFrame>
  readonly place: PersonalPlace
}

/**
 * The working part of a list whose form asks about the visitor. It is client code so that nothing of that leaves the
 * device; without script the form is posted, and the links carry it sealed.
 */
export function PersonalListIsland({ packed, place }: PersonalListIslandProps) {
  const initial = useMemo(() => unpackForm(packed), [packed])
  const form = useRef<HTMLFormElement>(null)
  const list = usePersonalList(initial, place.names, place.sealed, form)
  const note = <PersonalNote category={initial.category} place={place} />
  return (
    <ListForm initial={initial} list={list} form={form} personal={{ action: place.action, names: place.names, note }} />
  )
}
