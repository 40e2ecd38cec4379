import type { PageNode } from '../../../../contract/page.ts'
import { plainText, wordsIn } from '../../ground/match-text.ts'
import { onlyButton, type Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { restore } from '../../read/literals.ts'
import { TAKES_OVER } from '../confirming.ts'
import { GivenUp } from '../hands.ts'
import { readNumberTest } from '../values/number-condition.ts'
import { seek, type Mechanism, type Work } from '../work.ts'
import { valueOf } from './when.ts'

/** "… out of the generator", "… with the button below": what makes it is no part of what it is. */
const BY_WHAT = /\s+(?:out of|from|with|using|by means of) (?:the|this) [\p{L} ]+$/iu
/** Presses before it is given up. */
const MOST = 80

/** "Press Roll until you get an even number", "keep clicking New until it is above 5". */
const UNTIL = /^(?:on |clicking (?:on )?|pressing |hitting )?(?:the )?(.+?),? (?:until|till) (.+)$/iu

/**
 * "Generate an odd number", "roll a number greater than 3": the button that makes a new number, which the verb names, is
 * pressed until the number that the page shows then is one that was asked for.
 */
export const makeUntil: Mechanism = async (order, work) => {
  const { hands, orders } = work
  const said = restore(order.rest, orders.source).replace(BY_WHAT, '')
  const match = UNTIL.exec(said)
  const test = readNumberTest(match ? match[2]! : said)
  if (!test) return false
  const button = match
    ? pressed(work, match[1]!)
    : (buttonCalled(hands.page, order.verb) ?? (GETS.test(order.verb) ? onlyMaker(hands.page) : undefined))
  if (!button) return false
  const first = hands.page
  for (let press = 0; press < MOST; press++) {
    const before = shownOf(hands.page)
    await hands.click(hands.again(button) ?? button)
    if (shownOf(hands.page) === before) await hands.changes(250)
    const value = valueOf(hands.page, first, 'number')
    if (value !== undefined && test(value)) {
      work.memory.value = String(value)
      return true
    }
  }
  throw new GivenUp(`After ${MOST} times no number came that is meant by “${said}”.`)
}

/** "Get an odd number": of verbs that say nothing of how, the one button that ends nothing makes it. */
const GETS = /^(?:get|obtain|produce|make|create|have)$/

const onlyMaker = (page: Page): PageNode | undefined => onlyButton(page, called => !TAKES_OVER.test(called))

function pressed(work: Work, name: string): PageNode | undefined {
  const plain = name.replace(/^(?:click|press|hit|tap|push)(?:ing)?(?: on)? /iu, '')
  const node = seek(work, plain, 'click')
  return node && isControl(node) ? node : undefined
}

/** The one button that begins with the verb: "Generate", "Roll the dice". */
function buttonCalled(page: Page, verb: string): PageNode | undefined {
  const called = page.nodes.filter(
    node =>
      isControl(node) &&
      !node.editable &&
      !node.hidden &&
      !node.disabled &&
      wordsIn(plainText(page.text(node) || node.name))[0] === verb.toLowerCase(),
  )
  const inner = called.filter(node => !called.some(other => other !== node && page.ancestors(other).includes(node)))
  return inner.length === 1 ? inner[0] : undefined
}

const shownOf = (page: Page): string => page.nodes.map(({ name, value }) => `${name}${value ?? ''}`).join('|')
