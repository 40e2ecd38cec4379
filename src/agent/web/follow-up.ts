import { pattern } from '../../lib/patterns.ts'
import type { Reading, Step, Target } from './contract.ts'
import type { PageMemory } from './page-memory.ts'
import { protect } from './read/literals.ts'
import { readTarget } from './read/target.ts'
import { readText } from './read/value.ts'
import { readOrdinal } from './read/words.ts'
import type { Option } from './run/context.ts'
import { matchText } from './ground/match-text.ts'

const AROUND = /\b(?:the|one|ones|please|i mean|i meant|number|no\.?|option|take|choose|use|it's|it is|that)\b/gi
const LONGEST_REPLY = 8

/** The option that a reply takes: by its place or by words of its label. */
export function takeOption(message: string, options: Option[]): Option | undefined {
  const words = message.trim().split(/\s+/)
  if (words.length > LONGEST_REPLY) return undefined
  const plain = message
    .replace(AROUND, ' ')
    .replace(/[^\p{L}\p{N}\s@.-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const place = /^\d{1,2}$/.test(plain) ? Number(plain) : (readOrdinal(plain) ?? undefined)
  if (place !== undefined) return place > 0 ? options[place - 1] : options.at(place)
  if (!plain) return undefined
  const scored = options
    .map(option => ({
      option,
      score: option.label.toLowerCase().includes(plain.toLowerCase()) ? 1 : matchText(plain, option.label),
    }))
    .sort((a, b) => b.score - a.score)
  const [first, second] = scored
  return first && first.score >= 0.6 && (!second || first.score - second.score > 0.1) ? first.option : undefined
}

/** "no, make it 5": another value for what was done last. */
const MAKE_IT = pattern('i')`
  ^(?:(?:no|sorry|actually|oops|wait|i meant?|rather)[,!.]?\s+)*(?:make|change|set|correct) (?:that|it|this)
  \ (?:to |into |as )?(.+)$
`

/** "and the second one?", "what about Ann?", "again": the step before, of another element. */
export function readFollowUp(message: string, { step }: PageMemory): Reading | undefined {
  if (!step) return undefined
  const source = protect(message)
  const plain = source.text.trim().replace(/[\s?.!]+$/, '')
  if (/^(?:again|once more|one more time|do (?:it|that) again|repeat(?: that| it)?)$/i.test(plain))
    return { steps: [step], confidence: 0.85, unknown: [] }
  const corrected = MAKE_IT.exec(plain) ?? /^(?:no|sorry|actually|oops),? (?:i (?:meant?|said) )(.+)$/i.exec(plain)
  if (corrected && step.kind === 'fill' && step.fields.length === 1)
    return {
      steps: [
        {
          ...step,
          said: message,
          fields: [{ target: step.fields[0]!.target, value: readText(corrected[1]!, source) }],
        },
      ],
      confidence: 0.85,
      unknown: [],
    }
  const match = /^(?:(?:and|now|what about|how about|and what about|and now|then)\s+)+(.+)$/i.exec(plain)
  if (!match) return undefined
  const place = readOrdinal(match[1]!.replace(/^the\s+|\s+ones?$/gi, '').trim())
  const changed =
    place === undefined
      ? retarget(step, () => readTarget(match[1]!, source))
      : retarget(step, target => ({ ...target, ordinal: place, back: undefined }))
  return changed && { steps: [{ ...changed, said: message }], confidence: 0.8, unknown: [] }
}

function retarget(step: Step, change: (target: Target) => Target): Step | undefined {
  if ('target' in step && step.target) return { ...step, target: change(step.target) } as Step
  if (step.kind !== 'extract') return undefined
  const { extraction } = step
  if ('target' in extraction && extraction.target)
    return { ...step, extraction: { ...extraction, target: change(extraction.target) } as typeof extraction }
  if ('index' in extraction || extraction.kind === 'tables' || extraction.kind === 'lists') {
    const { ordinal } = change({ said: '' })
    return ordinal === undefined
      ? undefined
      : { ...step, extraction: { ...extraction, index: ordinal } as typeof extraction }
  }
  return undefined
}

/** The steps go on with the element that was chosen. */
export function withChosen([first, ...rest]: Step[], ref: string): Step[] {
  if (!first) return rest
  const target = { said: 'it', chosen: ref }
  if (first.kind === 'fill')
    return [
      {
        ...first,
        fields: first.fields.map((field, at) => (at === 0 ? { ...field, target, otherwise: undefined } : field)),
      },
      ...rest,
    ]
  if (first.kind === 'extract') return [{ ...first, extraction: { ...first.extraction, target } } as Step, ...rest]
  return [{ ...first, target } as Step, ...rest]
}
