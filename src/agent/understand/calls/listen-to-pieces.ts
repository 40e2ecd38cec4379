import type { ToolCard } from '../entity-model/catalogue-model.ts'
import { repeats, shapeOf, wordsOfTools } from './read-shape.ts'
import { partOf, textOf, type ReadText } from './read-text.ts'
import { announces, type Joint, type Piece } from './split-calls.ts'
import type { Word } from './tag-words.ts'

type Evidence = (read: ReadText) => (tool: ToolCard) => number

/** The tools that a message may be about, and how well a part of it speaks of each. */
export interface Heard {
  tools: ToolCard[]
  evidence: Evidence
  /** Arguments that may come from the results of other tools. */
  linked?: ReadonlyMap<ToolCard, string[]>
}

/** What a piece of a message says by itself, beside what it says in a stretch. */
export interface PieceTalk {
  /** How well it speaks of a tool. */
  of: (tool: ToolCard) => number
  /** … of the one that it speaks of best. */
  most: number
  joint: Joint
  /** It is a request of its own. */
  isFurther: boolean
  /** It counts on: "the second one was …". */
  isNext: boolean
  /** It is like the one before with something else in it. */
  varies: boolean
  /** It is built as the one before it ends. */
  repeats: boolean
  words: readonly Word[]
}

/** What each piece of a message says by itself and beside the one before it. */
export function listenToPieces(read: ReadText, pieces: readonly Piece[], heard: Heard): PieceTalk[] {
  const words = wordsOfTools(heard.tools)
  const shapes = pieces.map(({ start, end }) => shapeOf(partOf(read, start, end), words))
  return pieces.map((_, at) => listenTo(read, pieces, at, heard, shapes))
}

function listenTo(
  read: ReadText,
  pieces: readonly Piece[],
  at: number,
  { tools, evidence }: Heard,
  shapes: readonly string[][],
): PieceTalk {
  const piece = pieces[at]!
  const gap = read.message.slice(pieces[at - 1]?.end ?? 0, piece.start)
  const part = partOf(read, piece.start, piece.end)
  const of = evidence(part)
  return {
    of,
    most: Math.max(...tools.map(of)),
    joint: piece.joint,
    isFurther: piece.joint === 'request' || (piece.joint === 'sentence' && announces(gap)),
    isNext: at > 0 && part.words.slice(0, HEAD).some(word => NEXT.test(word.norm)),
    varies: at > 0 && VARIES.test(textOf(part)),
    repeats: at > 0 && repeats(shapes[at - 1]!, shapes[at]!),
    words: part.words,
  }
}

/** "… and with the slow one instead", "and another one in Lyon": a request like the one before with something else in it. */
const VARIES =
  /\binstead\b(?! of)|\bthis time\b|^(?:\p{L}+ )?another\b|^(?:once|again)\b|\b(?:what|how)\b[^.?!]*\bif\b/iu

/** What counts on: "the second one", "the last circle". */
const NEXT = /^(?:second|third|fourth|fifth|sixth|last|other)(?:ly)?$/

/** Words that a piece of a message begins with. */
const HEAD = 5

/** Parts of sentences that begin with "another" or with a noun that a part before them has, too. */
export function countRestarts(pieces: readonly { joint: Joint; words: readonly Word[] }[]): number {
  const known = new Set<string>()
  let count = 0
  for (const [at, { joint, words }] of pieces.entries()) {
    if (/sentence/.test(joint)) known.clear()
    const head = words.slice(0, HEAD)
    const nouns = (some: readonly Word[]) => some.filter(word => word.pos === 'NOUN').map(word => word.stem)
    if (
      at &&
      /item|clause/.test(joint) &&
      (head.slice(0, 2).some(word => word.norm === 'another') || nouns(head).some(noun => known.has(noun)))
    )
      count++
    for (const noun of nouns(words)) known.add(noun)
  }
  return count
}
