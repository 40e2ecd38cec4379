import type { Mechanism, Work } from '../work.ts'
import { actOnItem } from './act-on-item.ts'
import { playBoard } from './board.ts'
import { book } from './book.ts'
import { choose } from './choose.ts'
import { click } from './click.ts'
import { drag } from './drag.ts'
import { enter } from './enter.ts'
import { extreme } from './extreme.ts'
import { countSides, nameFigure } from './figure.ts'
import { find, passBy } from './find.ts'
import { geometry } from './geometry.ts'
import { grid } from './grid.ts'
import { guess } from './guess.ts'
import { inOrder } from './in-order.ts'
import { login } from './login.ts'
import { clickLooks } from './looks.ts'
import { countThings, solveExercises } from './question.ts'
import { nthResult, search } from './search.ts'
import { sort } from './sort.ts'
import { quantity } from './quantity.ts'
import { until } from './until.ts'
import { classify } from './classify.ts'
import { terminal } from './terminal.ts'
import { when } from './when.ts'
import { copy, format, highlight } from './text.ts'

/** Ways to do a single order, in the order in which they are tried. */
export const MECHANISMS: readonly Mechanism[] = [
  when,
  geometry,
  passBy,
  until,
  quantity,
  login,
  book,
  search,
  nthResult,
  grid,
  inOrder,
  extreme,
  sort,
  highlight,
  format,
  copy,
  choose,
  enter,
  drag,
  find,
  click,
  clickLooks,
  actOnItem,
]

/** Ways to reach what the whole instruction asks, before its clauses are taken one by one. */
export const WHOLE: readonly ((work: Work) => Promise<boolean>)[] = [
  guess,
  terminal,
  playBoard,
  countSides,
  nameFigure,
  classify,
  countThings,
  solveExercises,
]
