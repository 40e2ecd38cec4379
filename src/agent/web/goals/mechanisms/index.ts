import { swatch } from './swatch.ts'
import { colorCode } from './color-code.ts'
import { hueOfField } from './hue.ts'
import { drawDigit } from './draw-digit.ts'
import { useProperty } from './use-property.ts'
import { swapFields } from './swap.ts'
import { nthInColumn } from './in-column.ts'
import { nameWeekday } from './weekday-of.ts'
import { copySection, fillMatching } from './fill-alike.ts'
import { orderForm } from './order-form.ts'
import { closeNamed } from './close-named.ts'
import { compareLooks } from './odd-one.ts'
import { insertText } from './insert-text.ts'
import { severalTimes } from './times.ts'
import { waitUntil } from './wait.ts'
import { calculate } from './calculator.ts'
import { cellsWith } from './cells-with.ts'
import { atPlaces } from './places.ts'
import { inRow } from './row-of.ts'
import { editText } from './edit-lines.ts'
import { guessWord } from './hidden-word.ts'
import { pressKeysShown } from './keys-shown.ts'
import { whenLit } from './light.ts'
import { matchColor } from './match-color.ts'
import { findPairs } from './pairs.ts'
import { playUntilWon } from './play-until.ts'
import { repeatLights } from './repeat-lights.ts'
import { inWordOrder } from './word-order.ts'
import { answering, type Mechanism, type Work } from '../work.ts'
import { addUp } from './add-up.ts'
import { anyOf } from './any-of.ts'
import { chooseAfter } from './choose-after.ts'
import { actOnItem } from './act-on-item.ts'
import { actOnSeveral } from './act-on-several.ts'
import { playBoard } from './board.ts'
import { behindMenus } from './behind-menus.ts'
import { book } from './book.ts'
import { choose } from './choose.ts'
import { click } from './click.ts'
import { clickMoving } from './click-moving.ts'
import { dayShown } from './day-shown.ts'
import { dateParts } from './date-parts.ts'
import { drag } from './drag.ts'
import { draw } from './draw.ts'
import { enter } from './enter.ts'
import { fillOnly, fillStated } from './enter-stated.ts'
import { extreme } from './extreme.ts'
import { extremeOverPages } from './extreme-over-pages.ts'
import { corner } from './corner.ts'
import { countSides, nameFigure } from './figure.ts'
import { find, openOfItem, passBy, turnTo } from './find.ts'
import { geometry } from './geometry.ts'
import { measureAngle } from './angle.ts'
import { shop } from './shop.ts'
import { steer } from './steer.ts'
import { personForm } from './person-form.ts'
import { grid } from './grid.ts'
import { guess } from './guess.ts'
import { bareHandle, namedHandles } from './handles.ts'
import { byHint } from './hint.ts'
import { byWarmth } from './warmth.ts'
import { inOrder } from './in-order.ts'
import { keypad } from './keypad.ts'
import { login } from './login.ts'
import { clickLooks } from './looks.ts'
import { continueSeries, countThings, solveExercises } from './question.ts'
import { searchForm } from './search-form.ts'
import { nthResult, search } from './search.ts'
import { sort } from './sort.ts'
import { answerWith, pressDeed, pressVerb } from './press-verb.ts'
import { copyPattern } from './pattern.ts'
import { quantity } from './quantity.ts'
import { range } from './range.ts'
import { rate } from './rate.ts'
import { resize } from './resize.ts'
import { scrollArea } from './scroll.ts'
import { steppers } from './stepper.ts'
import { switchThem } from './switch.ts'
import { weekday } from './weekday.ts'
import { addTags } from './tags.ts'
import { transfer } from './transfer.ts'
import { putByMenu } from './menu-by-words.ts'
import { fillLines } from '../frame/fill-lines.ts'
import { bringBack } from './bring-back.ts'
import { rowsInto } from './rows-into.ts'
import { throughSteps } from './wizard.ts'
import { entryOfDay } from './entry-of-day.ts'
import { messageTo } from './message-to.ts'
import { allUnder } from './all-under.ts'
import { clickWhatStandsBy } from './answer-by-click.ts'
import { emptyList } from './empty-list.ts'
import { atRowAndColumn } from './row-and-column.ts'
import { clickWhereTwoMeet } from './where-two-meet.ts'
import { sliderToWord } from './slider-word.ts'
import { spanOfSlots } from './slots.ts'
import { stayOn } from './stay-on.ts'
import { turnToFace } from './turn-to-face.ts'
import { widgetOfKind } from './widget-of-kind.ts'
import { byIcon } from './icons.ts'
import { carry } from './drag.ts'
import { timeSlot } from './time-slot.ts'
import { byOpening, byTurning } from './turn-over.ts'
import { makeUntil } from './make-until.ts'
import { until } from './until.ts'
import { classify } from './classify.ts'
import { terminal } from './terminal.ts'
import { when } from './when.ts'
import { copy, format, highlight } from './text.ts'
import { byWholeName } from './whole-name.ts'

/** Ways to do a single order, in the order in which they are tried. */
export const MECHANISMS: readonly Mechanism[] = [
  when,
  whenLit,
  answering(steer),
  answering(personForm),
  answering(waitUntil),
  answering(stayOn),
  answering(turnToFace),
  answering(spanOfSlots),
  answering(swatch),
  answering(colorCode),
  answering(hueOfField),
  answering(clickMoving),
  openOfItem,
  byIcon,
  widgetOfKind,
  putByMenu,
  carry,
  editText,
  answering(calculate),
  answering(atPlaces),
  answering(atRowAndColumn),
  answering(clickWhereTwoMeet),
  answering(sliderToWord),
  allUnder,
  emptyList,
  answering(cellsWith),
  answering(inRow),
  answering(inWordOrder),
  answering(draw),
  answering(resize),
  answering(corner),
  answering(geometry),
  passBy,
  turnTo,
  answering(makeUntil),
  answering(until),
  byWholeName,
  answerWith,
  answering(severalTimes),
  messageTo,
  closeNamed,
  insertText,
  answering(addUp),
  answering(anyOf),
  chooseAfter,
  swapFields,
  fillMatching,
  fillStated,
  orderForm,
  shop,
  answering(actOnSeveral),
  answering(quantity),
  answering(rate),
  switchThem,
  steppers,
  namedHandles,
  bareHandle,
  range,
  weekday,
  dayShown,
  dateParts,
  keypad,
  timeSlot,
  entryOfDay,
  answering(copyPattern),
  answering(drawDigit),
  addTags,
  transfer,
  fillOnly,
  scrollArea,
  login,
  book,
  searchForm,
  search,
  nthResult,
  nthInColumn,
  grid,
  inOrder,
  extremeOverPages,
  extreme,
  sort,
  highlight,
  format,
  copySection,
  answering(copy),
  choose,
  enter,
  drag,
  find,
  useProperty,
  click,
  clickLooks,
  actOnItem,
  pressVerb,
  pressDeed,
  behindMenus,
]

/** Ways to reach what the whole instruction asks, before its clauses are taken one by one. */
export const WHOLE: readonly ((work: Work) => Promise<boolean>)[] = [
  guess,
  clickWhatStandsBy,
  findPairs,
  matchColor,
  guessWord,
  playUntilWon,
  pressKeysShown,
  repeatLights,
  byHint,
  compareLooks,
  byWarmth,
  terminal,
  playBoard,
  byTurning,
  byOpening,
  measureAngle,
  throughSteps,
  rowsInto,
  bringBack,
  fillLines,
  countSides,
  nameFigure,
  classify,
  nameWeekday,
  countThings,
  continueSeries,
  solveExercises,
]
