import * as z from 'zod'

/** What the checker says of a document; it says more of each than is read here. */
const messageSchema = z.object({
  url: z.string().optional(),
  type: z.string(),
  message: z.string(),
  /** What stands around the place, cut to some thirty characters. */
  extract: z.string().default(''),
  lastLine: z.number().optional(),
  lastColumn: z.number().optional(),
})

/** The report of a run over many documents. */
export const reportSchema = z.object({ messages: z.array(messageSchema) })
export type Message = z.infer<typeof messageSchema>

/** Something that the checker finds and that is no fault of a document. */
interface Known {
  readonly message: string
  /** What has to stand around it: the same words about anything else are a fault. */
  readonly around: RegExp
  readonly why: string
}

export const knownFindings: readonly Known[] = [
  {
    message: 'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
    around: /"\/>|<(?:br|hr|wbr)\/>|""\/>/,
    why: 'React writes void elements so, and every attribute in quotes',
  },
  {
    message: 'CSS: Unrecognized at-rule “@property”',
    around: /@property --tw-/,
    why: 'CSS Properties and Values Level 1; the checker does not know it yet. Tailwind writes it for its own',
  },
  {
    message: "CSS: “margin-trim”: Property “margin-trim” doesn't exist.",
    around: /trim:block\)\)\) or/,
    why: 'CSS Box Level 4. Tailwind asks in @supports whether it is there, and sets it nowhere',
  },
  {
    message: "CSS: “x”: Property “x” doesn't exist.",
    around: /rect\{x:/,
    why: 'SVG 2 makes the place of a rect a property of CSS',
  },
  {
    message: "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
    around: /oll\(self inline\)|lf inline\)!important/,
    why: 'Scroll-driven Animations Level 1, inside @supports: the shade at the edge of a table that goes on',
  },
  {
    message: "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
    around: /ld-sizing:content/,
    why: 'CSS Basic User Interface Level 4; a field as wide as what is in it, where a browser knows it',
  },
]

/** What a run came to. */
interface Judged {
  /** Findings that nobody has explained. */
  readonly faults: readonly Message[]
  /** How often each known one was found, in their order. */
  readonly known: readonly number[]
}

/** Sorts what the checker says into what is known, each only as far as it reaches, and what is a fault. */
export function judge(messages: readonly Message[], known: readonly Known[] = knownFindings): Judged {
  const counts = known.map(() => 0)
  const faults = messages.filter(({ message, extract }) => {
    const at = known.findIndex((one) => one.message === message && one.around.test(extract))
    if (at === -1) return true
    counts[at] = (counts[at] ?? 0) + 1
    return false
  })
  return { faults, known: counts }
}
