import words from './words.json' with { type: 'json' }

export type Kind = 'pay' | 'buy' | 'delete' | 'send' | 'publish'

export interface Words {
  /** What it does that needs a yes. */
  kind?: Kind
  /** Says that it does none of it: looks, opens, edits, saves. */
  isHarmless: boolean
  /** Says nothing of its own: OK, Yes, Confirm, Continue, Submit. */
  isGeneric: boolean
  dismisses: boolean
  goesBack: boolean
}

const KINDS = new Map<string, Kind>(
  Object.entries(words.kinds).flatMap(([kind, list]) =>
    list.map(word => [word, (kind === 'book' ? 'buy' : kind) as Kind] as const),
  ),
)

export function readWords(text: string): Words {
  const all = text.toLowerCase().match(/[\p{L}\p{M}'’-]+/gu) ?? []
  const [first = ''] = all
  const isHarmless =
    HARMLESS.has(first) && !all.some((word, at) => /^(and|&)$/.test(all[at - 1] ?? '') && KINDS.has(word))
  const kind = isHarmless ? undefined : all.map(word => KINDS.get(word)).find(Boolean)
  return {
    kind,
    isHarmless,
    isGeneric: all.length === 0 || GENERIC.has(first),
    dismisses: DISMISSES.has(first) && all.length === 1,
    goesBack: /^(back|cancel|previous)$/.test(first),
  }
}

const HARMLESS = new Set(
  'view show see open edit manage track find filter sort search add save compose write go back review choose select undo restore print download export copy preview learn how about hide read check log sign'.split(
    ' ',
  ),
)
const GENERIC = new Set(
  'ok okay yes confirm continue proceed submit go done apply finish complete agree accept next'.split(' '),
)
const DISMISSES = new Set('cancel close no dismiss back'.split(' '))
