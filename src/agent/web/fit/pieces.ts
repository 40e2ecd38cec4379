import type { Choice, Named } from './page-names.ts'

/** A part of a message that the page explains. */
export type Piece =
  | { kind: 'set'; of: Named; called: string; value: string; quoted: boolean; secret: boolean; applies?: boolean }
  | { kind: 'choose'; of: Named; called: string; choices: Choice[]; applies?: boolean }
  | { kind: 'tick'; of: Named; called: string; checked: boolean; applies?: boolean }
  | { kind: 'press'; of: Named; called: string; isLast?: boolean }
  | { kind: 'submit' }
  /** What is to be read when its turn comes: the page may be another one then. */
  | { kind: 'later'; text: string }

/** A text for a field, by the field's own name unless it was called something else. */
export const setTo = (
  of: Named,
  value: string,
  { called = of.names[0] ?? '', quoted = false }: { called?: string; quoted?: boolean } = {},
): Extract<Piece, { kind: 'set' }> => ({ kind: 'set', of, called, value, quoted, secret: false })

/** A way to account for words, and what it costs. */
export interface Fit {
  cost: number
  pieces: Piece[]
}

/** What was said before: the verb that still holds, yes or no, the part of the page spoken of, the label that "it" stands for. */
export interface Said {
  verb?: 'fill' | 'click'
  tick?: boolean
  scope?: string
  label?: string
  any?: true
  /** "only …": what is chosen narrows down what is shown. */
  only?: true
}

/** Words of a name at most. */
export const LONGEST_NAME = 9
/** A name that fits less is another one. */
export const LEAST = 0.6
/** As good as the very name. */
export const FULL = 0.9
/** What a part of a name costs, for all that it leaves out. */
export const PARTIAL = 0.2
export const MARGIN = 0.06

/** "create a ticket with …": the button that the message begins with comes after what is filled in. */
export function lastPressed(pieces: Piece[]): Piece[] {
  const isLast = (piece: Piece) => piece.kind === 'press' && piece.isLast === true
  const isLater = (piece: Piece) => piece.kind === 'later'
  return [
    ...pieces.filter(piece => !isLast(piece) && !isLater(piece)),
    ...pieces.filter(isLast),
    ...pieces.filter(isLater),
  ]
}

/** Several choices of one list are made at once. */
export function joinChosen(pieces: Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const before = out.at(-1)
    if (piece.kind === 'choose' && before?.kind === 'choose' && before.of === piece.of && piece.of.node.multiple)
      out[out.length - 1] = { ...before, choices: [...before.choices, ...piece.choices] }
    else if (
      !out.some(
        one => one.kind === 'tick' && piece.kind === 'tick' && one.of === piece.of && one.checked === piece.checked,
      )
    )
      out.push(piece)
  }
  return out
}
