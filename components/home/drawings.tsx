import { assertNever } from '@/lib/domain/assert-never'
import type { CategoryId } from '@/lib/domain/categories/registry'

/** A line drawing of what a category holds, standing on the beam of a balance. Decorative: its name stands beside it. */
export function CategoryDrawing({ id }: { readonly id: CategoryId }) {
  return (
    <svg
      className="h-[72px] w-[96px]"
      viewBox="0 0 96 72"
      fill="none"
      stroke="#10211F"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 61h80M43 70l5-9 5 9z" stroke="#0B6E68" />
      <Subject id={id} />
    </svg>
  )
}

function Subject({ id }: { readonly id: CategoryId }) {
  switch (id) {
    case 'savings-account':
      return <Jar />
    case 'current-account':
      return <Passbook />
    case 'fixed-deposit':
      return <Padlock />
    case 'credit-card':
      return <Card />
    case 'personal-loan':
      return <Instalments />
    default:
      return assertNever(id)
  }
}

function Jar() {
  return (
    <>
      <path d="M35 12h26M37 12v5c-5 3-7 7-7 12v22c0 4 3 7 7 7h22c4 0 7-3 7-7V29c0-5-2-9-7-12v-5" />
      <path d="M36 50h24M36 43h24M36 36h24" stroke="#0B6E68" strokeWidth="4" />
      <circle cx="48" cy="24" r="4" fill="#F2A33A" stroke="none" />
    </>
  )
}

function Passbook() {
  return (
    <>
      <path d="M22 20h52a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4zM18 30h60" />
      <path d="M28 44h18M42 39l5 5-5 5M68 51H50M54 46l-5 5 5 5" stroke="#0B6E68" />
      <path d="M30 12h36" />
    </>
  )
}

function Padlock() {
  return (
    <>
      <path d="M30 32h36a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4V36a4 4 0 0 1 4-4z" />
      <path d="M36 32V22a12 12 0 0 1 24 0v10" />
      <circle cx="48" cy="45" r="8" stroke="#0B6E68" />
      <path d="M48 40v5l3 3" stroke="#0B6E68" />
    </>
  )
}

function Card() {
  return (
    <>
      <path d="M20 18h56a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z" />
      <path d="M16 28h64" strokeWidth="5" />
      <path d="M25 40h12v8H25zM31 40v8" stroke="#0B6E68" />
      <path d="M60 49c3-3 3-7 0-10M66 52c5-5 5-11 0-16" stroke="#0B6E68" />
    </>
  )
}

function Instalments() {
  return (
    <>
      <path d="M16 58V16h14v42M34 58V27h14v31M52 58V38h14v20M70 58v-9h11v9" />
      <path d="M40 12c16 0 27 7 33 23M77 28l-3 8-7-4" stroke="#0B6E68" />
    </>
  )
}
