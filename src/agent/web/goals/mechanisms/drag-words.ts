import { pattern } from '../../../../lib/patterns.ts'
import { saysSizeOfTwo } from './drag-alike.ts'
import { readSide, readSteps } from './drag-steps.ts'
import { readBeside, splitDrags } from './drag-ways.ts'

/** What stands between the thing and the place that it is dragged to. */
export const INTO = pattern('i')`
  \s+(?:
    so that (?:it|they) (?:is|are|lies?|sits?|ends? up|fits?|stands?)
      (?: (?:wholly|completely|fully|entirely|all))? (?:within|inside(?: of)?|in|on)
    |over to|at|onto|into|within|inside(?: of)?|in(?:to)? between|to|in|on top of|over|on|towards?
    |until it is (?:in|inside|on)
  )\s+
`

/** The direction of each word for a way, in the coordinates of a page. */
export const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  upwards: { x: 0, y: -1 },
  top: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  downwards: { x: 0, y: 1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** "The slider all the way to the left": the thing and the end that it goes to. */
export const TO_END = pattern('i')`
  ^(.+?) (?:all the way|completely|fully|as far as (?:it goes|possible)|to (?:its|the) (?:far|very|extreme))
  (?: to(?:wards)?)?(?: the)? ?(left|right|top|bottom|up|down|start|beginning|end|minimum|maximum)
  (?: (?:end|side|edge))?$
`

/** "The circle to the left by 20 pixels": the thing, the way and how far. */
export const WAY = pattern('i')`
  ^(.*?)\s+(?:to(?:wards)? the )?(up|upwards|down|downwards|left|right)(?:\s+by\s+(\d+)\s*(?:px|pixels)?)?
  (?: one (?:place|spot|position))?$
`

/** "The item so that it is outside the box", "the circle out of the frame". */
export const OUTSIDE = pattern('iu')`
  ^(.+?)(?:,? (?:so that|such that|until) (?:it|he|she|this) (?:is|lies|ends up|stands|comes to lie))?
  (?: (?:completely|entirely|fully|wholly))? (?:outside(?: of)?|out of) (.+)$
`
/** Whether something is dragged some way, to an end, or beside something: what no name of a target says. */
export const saysWay = (rest: string): boolean =>
  WAY.test(rest) ||
  OUTSIDE.test(rest) ||
  readSteps(rest) !== undefined ||
  readSide(rest) !== undefined ||
  TO_END.test(rest) ||
  readBeside(rest) !== undefined ||
  splitDrags(rest).length > 1 ||
  rest.split(new RegExp(INTO, 'i')).some(saysSizeOfTwo)

/** How it is moved, which goes without saying. */
export const BY_DRAGGING =
  /,? (?:by dragging|by pulling|with the mouse|by drag and drop)(?: (?:it|them|the \p{L}+))?(?: (?:there|with the mouse))?$/iu

/** A place in a list by its number: "the 3rd position", "slot 2", "the end". */
export const PLACE = pattern('iu')`
  ^(?:the )?(?:
    (\S+) (?:position|place|spot|slot|row)(?: (?:of|in|on) (?:the |this )?\p{L}+)?
    |(?:position|place|spot|slot) (?:number )?(\d+)(?: (?:of|in|on) (?:the |this )?\p{L}+)?
    |(top|bottom|end|start|beginning)(?: of .*)?
  )$
`

/** Whether something is dragged to a place that only counting finds: "… to the 3rd position". */
export const saysPlace = (said: string): boolean =>
  [...said.matchAll(new RegExp(INTO, 'gi'))].some(cut => PLACE.test(said.slice(cut.index + cut[0].length)))
