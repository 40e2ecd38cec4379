import type { PageNode } from '../../../../contract/page.ts'
import { joinClauses } from '../restate.ts'
import { STAY_ON } from '../restate/moving.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { onlyDrawn } from './drag-ways.ts'
import { lookFor } from './looks.ts'

/** How long a thing that moves is followed, and how long it may rest before it is taken to have stopped, in milliseconds. */
const LONGEST = 90_000
const REST = 5_000
/** Between two looks. */
const PAUSE = 40

/** Whether an instruction asks to keep the pointer on something. */
export const asksToStayOn = (text: string): boolean => joinClauses(text.trim()).startsWith(STAY_ON)

/** "Keep the mouse on the circle while it moves": the pointer goes after it, with a look at where it is before every move. */
export const stayOn: Mechanism = async ({ verb, rest }, work) => {
  const said = `${verb} ${rest}`
  if (!said.startsWith(STAY_ON)) return false
  const { hands } = work
  const node = movedThing(work, said.slice(STAY_ON.length).trim())
  if (!node) return false
  const end = Date.now() + LONGEST
  let placed = ''
  let since = Date.now()
  while (Date.now() < end && Date.now() - since < REST) {
    const now = hands.again(node)
    if (!now || now.hidden) break
    const place = now.box?.join(',') ?? ''
    if (place !== placed) {
      ;[placed, since] = [place, Date.now()]
      await hands.act('hover', { ref: now.ref }).catch(() => hands.look())
    } else {
      await new Promise(resolve => setTimeout(resolve, PAUSE))
      await hands.look()
    }
  }
  hands.done.push('kept the pointer on it')
  return true
}

/** By its looks or its name, else the only thing that is drawn. */
function movedThing(work: Work, phrase: string): PageNode | undefined {
  const plain = phrase.replace(/\b(?:moving|drifting|floating|wandering|flying|bouncing) /gi, '')
  return lookFor(work, plain)[0] ?? seek(work, plain, 'hover') ?? onlyDrawn(work.hands.page)
}
