import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import type { Page } from '../../ground/page-tree.ts'
import { GivenUp } from '../hands.ts'
import type { Work } from '../work.ts'

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'].map(line => [...line].map(Number))

/** A line is to be kept from being completed, or completed, now. */
const ONE_MOVE = pattern('u')`
  \b(?:[Ss]top|[Bb]lock|[Pp]revent|[Kk]eep) (?:the )?(?:[XO]|noughts?|crosses)(?:'s?)?
    \ (?:from (?:\p{L}+ing)\b|\p{L}+ing\b)
  |\b(?:[Cc]omplete|[Ff]inish) (?:your|the) (?:line|row) of (?:three )?[XO]s?\b
`

/** Games that end in a draw before it is given up. */
const MOST_GAMES = 6

type Sign = 'X' | 'O' | ''

/** Whether a single move of a game is asked for. */
export const asksForMove = (text: string): boolean => ONE_MOVE.test(text)

/** "Win the game of noughts and crosses": plays the board of three by three fields as nobody can do better. */
export async function playBoard(work: Work): Promise<boolean> {
  const { hands, orders } = work
  const isOneMove = ONE_MOVE.test(orders.text)
  if (!/\b(?:tic[- ]?tac[- ]?toe|noughts and crosses|three in a row)\b/i.test(orders.text) && !isOneMove) return false
  const own: Sign = /\b(?:as|with|are|you're|using|have|play)\s+(?:the )?["“]?(?:O|noughts?|zeros?)\b/.test(orders.text)
    ? 'O'
    : 'X'
  let known: readonly PageNode[] = []
  // A draw may not be the end of it.
  const most = /\bagain\b/i.test(orders.text) ? 9 * MOST_GAMES : 9
  for (let turn = 0; turn < most; turn++) {
    const again = known.map(node => hands.again(node)).filter(node => node !== undefined)
    const cells = again.length === 9 ? again : boardOf(hands.page)
    // A board that is gone has been won or lost.
    if (!cells) {
      if (turn === 0) throw new GivenUp('I do not see a board of three by three fields on the page.')
      return true
    }
    known = cells
    const board = cells.map(node => signOf(hands.page, node))
    if (winner(board) || !board.includes('')) {
      work.result = winner(board) === own ? 'I won.' : winner(board) ? 'I lost.' : 'It is a draw.'
      return true
    }
    await hands.click(cells[bestMove(board, own)]!)
    if (isOneMove) return true
    const after = cells.map(node => hands.again(node)).filter(node => node !== undefined)
    if (after.filter((node, at) => signOf(hands.page, node) !== board[at]).length === 1) await hands.changes(500)
  }
  return true
}

/** Nine boxes of about one size in three rows of three, line by line. */
function boardOf(page: Page): PageNode[] | undefined {
  const boxes = page.nodes.filter(
    node =>
      node.box &&
      !node.hidden &&
      node.tag !== '#text' &&
      textIn(page, node).length <= 1 &&
      Math.min(node.box[2], node.box[3]) > 8,
  )
  const groups = Map.groupBy(boxes, node => `${node.tag} ${node.box!.slice(2).map(side => Math.round(side / 6))}`)
  const lines = (group: readonly PageNode[], axis: 0 | 1) =>
    new Set(group.map(({ box }) => Math.round(box![axis] / 6))).size
  const nine = [...groups.values()].find(group => group.length === 9 && lines(group, 0) === 3 && lines(group, 1) === 3)
  return nine?.sort((a, b) => (Math.abs(a.box![1] - b.box![1]) > 4 ? a.box![1] - b.box![1] : a.box![0] - b.box![0]))
}

/** A name that only tells which field it is: "row 1, column 2", "top left", "field 5". */
const PLACE_NAME =
  /^(?:(?:row|column|cell|square|field|tile|box|place|position|top|middle|cent(?:er|re)|bottom|left|right|empty|\d)[\s,:;-]*)+$/i

/** What stands in a field; nothing where it only says where it is. */
const textIn = (page: Page, node: PageNode): string => {
  const text = page.text(node).trim()
  return page.children(node).length === 0 && text.length > 1 && PLACE_NAME.test(text) ? '' : text
}

/** What stands in a field: a letter or sign, a drawn figure, or what its classes call it. */
function signOf(page: Page, node: PageNode): Sign {
  const drawn = drawnOn(page, node)
  const all = [node, ...page.inside(node), ...drawn]
  const text = (textIn(page, node) || drawn.map(({ name }) => name).join('')).trim().toUpperCase()
  if (/^[X×✕✖❌]$/u.test(text)) return 'X'
  if (/^[O0○◯⭕]$/u.test(text)) return 'O'
  if (drawn.filter(({ shape }) => shape === 'line').length === 2) return 'X'
  const marks = all.flatMap(one => [...(one.classes ?? []), one.shape ?? '', one.alt ?? '']).join(' ')
  if (/(?:^|[\s_-])(?:x|cross)(?:$|[\s_-])/i.test(marks)) return 'X'
  return /(?:^|[\s_-])(?:o|nought|circle|ellipse)(?:$|[\s_-])/i.test(marks) ? 'O' : ''
}

/** What is drawn over a field of a drawing and is no part of it: smaller, with its middle in the field's. */
function drawnOn(page: Page, { ref, box, shape }: PageNode): PageNode[] {
  if (shape === undefined || !box) return []
  const isIn = (other: PageNode) =>
    other.box !== undefined &&
    other.box[2] < box[2] &&
    other.box[3] < box[3] &&
    [0, 1].every(at => {
      const middle = other.box![at]! + other.box![at + 2]! / 2
      return Math.abs(middle - box[at]! - box[at + 2]! / 2) < box[at + 2]! / 3
    })
  return page.nodes.filter(other => other.ref !== ref && (other.shape ?? other.tag) !== 'g' && isIn(other))
}

const winner = (board: readonly Sign[]): Sign | undefined =>
  LINES.map(line => line.map(at => board[at]!)).find(([a, b, c]) => a !== '' && a === b && b === c)?.[0]

/** What was worked out of boards so far, by the board and who is to move. */
type Known = Map<string, number>

/** Minimax over the whole game; of moves that come to the same, the one that is won most often, with most lines open. */
function bestMove(board: readonly Sign[], own: Sign): number {
  const free = board.flatMap((sign, at) => (sign === '' ? [at] : []))
  const other = own === 'X' ? 'O' : 'X'
  const open = (at: number) => LINES.filter(line => line.includes(at) && !line.some(one => board[one] === other)).length
  const [values, hopes]: [Known, Known] = [new Map(), new Map()]
  return free
    .map(at => {
      const after = board.with(at, own)
      return { at, score: 100 * -value(after, other, values) + hope(after, own, other, hopes) + 0.01 * open(at) }
    })
    .reduce((best, move) => (move.score > best.score ? move : best)).at
}

/** The same board comes about in many orders, and is worked out once. */
function once(known: Known, board: readonly Sign[], next: Sign, work: () => number): number {
  const key = `${board.map(sign => sign || '-').join('')}${next}`
  const found = known.get(key) ?? work()
  known.set(key, found)
  return found
}

/** How often a board is won against somebody who moves at random: it decides between moves that are equally safe. */
function hope(board: readonly Sign[], own: Sign, next: Sign, known: Known): number {
  const won = winner(board)
  if (won) return won === own ? 1 : 0
  const free = board.flatMap((sign, at) => (sign === '' ? [at] : []))
  if (free.length === 0) return 0
  const other = next === 'X' ? 'O' : 'X'
  return once(known, board, next, () => {
    const after = free.map(at => hope(board.with(at, next), own, other, known))
    return next === own ? Math.max(...after) : after.reduce((sum, one) => sum + one, 0) / after.length
  })
}

/** What a board is worth to who is to move: 1 won, 0 drawn, -1 lost; sooner counts more. */
function value(board: readonly Sign[], next: Sign, known: Known): number {
  const won = winner(board)
  if (won) return won === next ? 1 : -1
  const free = board.flatMap((sign, at) => (sign === '' ? [at] : []))
  const other = next === 'X' ? 'O' : 'X'
  if (free.length === 0) return 0
  return once(known, board, next, () => 0.9 * Math.max(...free.map(at => -value(board.with(at, next), other, known))))
}
