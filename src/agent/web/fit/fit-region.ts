import { pattern } from '../../../lib/patterns.ts'
import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import type { Step } from '../contract.ts'
import { findSteppers } from '../goals/widgets/steps.ts'
import { readPage, type Page } from '../ground/page-tree.ts'
import { stripLeadIn } from '../read/verbs.ts'
import { contentOf, isSameWord } from './page-names.ts'

/** Everything that one part of the page has a switch for: "everything off in the greenhouse", "turn on all the pumps in the stable". */
const ALL_IN = pattern('iu')`
  ^(?:(?:turn|switch|put)\ )?(?:(?<first>on|off)\ )?
  (?:everything|all(?:\ of\ (?:it|them))?|all\ (?:of\ )?the\ (?<things>\p{L}+s)|the\ whole\ lot)
  (?:\ (?<last>on|off))?\ (?:in|at|on|under|of)\ (?:the\ |my\ |our\ )?(?<place>[^,.;:]+?)(?:\ (?<end>on|off))?$
`
/** A measure that one part of the page is to have: "set it to 7 percent in the greenhouse". */
const MEASURE_IN = pattern('iu')`
  ^(?:make|set|turn|bring|put|have|get|i\ want)(?:\ (?:it|that))?(?:\ (?:up|down))?(?:\ to)?\ (?<value>[-−]?\d+(?:[.,]\d+)?)\ ?
  (?<unit>degrees?(?:\ celsius|\ fahrenheit)?|°\ ?[cf]?|percent|%)\ (?:in|at|on|for)\ (?:the\ |my\ |our\ )?(?<place>[^,.;:]+)$
`
const SWITCH = /^(?:switch|checkbox)$/

/** What a request asks of one part of the page, which its heading or name says. Undefined where that part has no such controls. */
export function fitRegion(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const plain = stripLeadIn(message).replace(/[\s.!]+$/, '')
  if (/[\n;?]|\b(?:except|but|not|if|unless|until)\b/i.test(plain)) return undefined
  const page = readPage(snapshot)
  return switchAll(plain, message, page) ?? measure(plain, message, page)
}

function switchAll(plain: string, message: string, page: Page): Step[] | undefined {
  const { first, last, end, things, place } = ALL_IN.exec(plain)?.groups ?? {}
  const way = (first ?? last ?? end)?.toLowerCase()
  const part = place === undefined || way === undefined ? undefined : partCalled(page, place)
  const all = part ? page.inside(part).filter(node => SWITCH.test(node.role) && !node.disabled) : []
  const meant =
    things === undefined
      ? all
      : all.filter(({ name }) => contentOf(name).some(word => isSameWord(word, things.toLowerCase())))
  if (!meant.length) return undefined
  return meant.map(({ ref, name }) => ({
    said: message,
    confidence: 0.9,
    kind: 'check',
    target: { said: name, name, chosen: ref },
    checked: way === 'on',
  }))
}

function measure(plain: string, message: string, page: Page): Step[] | undefined {
  const { value, unit, place } = MEASURE_IN.exec(plain)?.groups ?? {}
  const part = place === undefined ? undefined : partCalled(page, place)
  if (!part || value === undefined || unit === undefined) return undefined
  const sign = /^[p%]/i.test(unit) ? '%' : '°'
  const shown = findSteppers(page, part).filter(stepper => stepper.shown.name.includes(sign))
  const [stepper, ...more] = shown
  if (!stepper || more.length) return undefined
  const called = stepper.holder.name || place!
  const target = { said: called, name: called, chosen: stepper.shown.ref }
  return [{ said: message, confidence: 0.9, kind: 'fill', fields: [{ target, value: { kind: 'text', text: value } }] }]
}

/** The one part of the page whose own name or heading says just these words. */
function partCalled(page: Page, place: string): PageNode | undefined {
  const words = contentOf(place)
  const isCalled = (name: string) => {
    const own = contentOf(name)
    return (
      own.length === words.length && words.length > 0 && words.every(word => own.some(other => isSameWord(word, other)))
    )
  }
  const parts = page.nodes.flatMap(node => {
    if (/^(?:region|group|form|article|listitem|tabpanel)$/.test(node.role) && isCalled(node.name)) return [node]
    const above = node.role === 'heading' && isCalled(node.name) ? page.parent(node) : undefined
    const heads = above
      ? page.inside(above).filter(({ role, level }) => role === 'heading' && level === node.level)
      : []
    return above && heads.length === 1 ? [above] : []
  })
  const [part, ...more] = [...new Set(parts)]
  return more.length ? undefined : part
}
