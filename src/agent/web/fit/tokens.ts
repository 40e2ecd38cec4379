import { MARK } from '../read/literals.ts'

/** A word, a quotation (its mark) or a sign that divides, with its place in the text. */
export interface Token {
  text: string
  start: number
  end: number
  kind: 'word' | 'literal' | 'stop'
}

const PIECE = new RegExp(`${MARK}|\\n|[^\\s\\uE000]+`, 'gu')
const ONE_MARK = new RegExp(`^${MARK}$`)

/** The words of a text, with the signs that end or divide them as tokens of their own. */
export function tokensOf(text: string): Token[] {
  const out: Token[] = []
  const add = (from: number, piece: string, kind: Token['kind']) => {
    if (piece) out.push({ text: piece, start: from, end: from + piece.length, kind })
  }
  for (const match of text.matchAll(PIECE)) {
    const [piece] = match
    if (ONE_MARK.test(piece)) add(match.index, piece, 'literal')
    else if (/^(?:\n|[-*•–=:,;.!?→]+|->|=>)$/.test(piece)) add(match.index, piece, 'stop')
    else addWord(match.index, piece, add)
  }
  return out
}

function addWord(start: number, piece: string, add: (from: number, piece: string, kind: Token['kind']) => void): void {
  const joined = /^([\p{L}-]+)([:=])(?!\/)(\S+)$/u.exec(piece)
  if (joined) {
    add(start, joined[1]!, 'word')
    add(start + joined[1]!.length, joined[2]!, 'stop')
    addWord(start + joined[1]!.length + 1, joined[3]!, add)
    return
  }
  const body = piece.replace(/[.,;:!?]+$/, '')
  add(start, body, 'word')
  for (const [at, sign] of [...piece.slice(body.length)].entries()) add(start + body.length + at, sign, 'stop')
}
