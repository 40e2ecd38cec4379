import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { z } from 'zod'
import { AssertResult, type PageNode } from '../../contract/page.ts'
import { pageError } from '../page-errors.ts'
import { describeStates, isIn, STATES, type ElementState } from '../page/element-state.ts'
import { describeInstead, findTexts } from '../page/page-text.ts'
import { takeSnapshot } from '../page/take-snapshot.ts'
import { ELEMENT_REF } from './element-ref.ts'
import { defineTool } from './tool.ts'
import { readState } from './wait-for.ts'

const PAUSE = 100

export const assertTool = defineTool({
  name: 'assert',
  title: 'Check the page',
  description:
    'Checks what the page shows: a text, title or address, an element by role and name, how many there are, a state. Waits for it up to the time-out.',
  input: z.object({
    text: z.string().min(1).max(5000).optional().describe('Is shown; with `ref`, in that element'),
    title: z.string().max(2000).optional().describe('Is in the title'),
    url: z.string().max(2000).optional().describe('Is in the address'),
    ref: ELEMENT_REF.optional(),
    role: z.string().max(50).optional().describe('ARIA role of elements that are there'),
    name: z.string().max(1000).optional().describe('Is in their name'),
    state: z.enum(STATES).optional().describe('Of `ref`, or of the elements with this role and name'),
    count: z.int().min(0).optional().describe('How many elements there are with this role and name'),
    not: z.boolean().default(false).describe('The contrary has to be so'),
    timeout: z.number().min(0).max(60).default(3).describe('Seconds to wait for it'),
  }),
  output: AssertResult,
  annotations: { readOnlyHint: true },
  run: async ({ timeout, not, ...wanted }, { session, signal }) => {
    if (Object.values(wanted).every(value => value === undefined))
      throw pageError('WRONG_REQUEST', 'Nothing to check: say a text, title, url, ref, role, name or count')
    const page = await session.page()
    const until = performance.now() + timeout * 1000
    for (;;) {
      const checks = await check(page, wanted)
      const passed = checks.every(one => one.passed) !== not
      if (passed || performance.now() > until) {
        const failed = checks.filter(one => one.passed === not)
        const actual = await Promise.all((passed ? checks : failed).map(one => one.actual()))
        const expected = checks.map(one => one.expected).join(' and ')
        return {
          ...(await session.state()),
          passed,
          expected: not ? `not: ${expected}` : expected,
          actual: actual.join('; '),
        }
      }
      await sleep(PAUSE, undefined, { signal })
    }
  },
  toText: ({ passed, expected, actual }) => `${passed ? 'Passed' : 'Failed'}: ${expected}. On the page: ${actual}`,
})

interface Check {
  passed: boolean
  expected: string
  /** What is there. */
  actual(): Promise<string>
}

interface Wanted {
  text?: string
  title?: string
  url?: string
  ref?: string
  role?: string
  name?: string
  state?: ElementState
  count?: number
}

async function check(page: Page, wanted: Wanted): Promise<Check[]> {
  const { text, title, url, ref, role, name, state, count } = wanted
  const checks: Check[] = []
  if (title !== undefined) {
    const now = await page.title()
    checks.push({
      passed: includes(now, title),
      expected: `the title has "${title}"`,
      actual: async () => `the title is "${now}"`,
    })
  }
  if (url !== undefined)
    checks.push({
      passed: page.url().includes(url),
      expected: `the address has "${url}"`,
      actual: async () => `the address is ${page.url()}`,
    })
  if (ref !== undefined) checks.push(...(await checkElementItself(page, ref, text, state)))
  else if (text !== undefined) {
    const [isShown = false] = await findTexts(page, [text])
    const actual = async () =>
      isShown ? `"${text}" is shown` : `"${text}" is not shown; ${await describeInstead(page, text)}`
    checks.push({ passed: isShown, expected: `the page shows "${text}"`, actual })
  }
  if (role !== undefined || name !== undefined || count !== undefined)
    checks.push(await checkElements(page, { role, name, state, count }))
  return checks
}

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase())

async function checkElementItself(page: Page, ref: string, text?: string, state?: ElementState): Promise<Check[]> {
  const facts = await readState(page, ref)
  const actual = async () =>
    `${describeStates(facts)}${facts?.text && !facts.value ? `, and says "${facts.text.slice(0, 200)}"` : ''}`
  const words = facts?.words ?? ref
  const checks: Check[] = []
  if (state !== undefined || text === undefined)
    checks.push({ passed: isIn(state ?? 'visible', facts), expected: `${words} is ${state ?? 'visible'}`, actual })
  if (text !== undefined) {
    const held = `${facts?.text ?? ''} ${facts?.value ?? ''} ${facts?.name ?? ''}`
    checks.push({ passed: includes(held, text), expected: `${words} has "${text}"`, actual })
  }
  return checks
}

async function checkElements(page: Page, { role, name, state, count }: Wanted): Promise<Check> {
  const { nodes } = await takeSnapshot(page, { max_nodes: 20_000 })
  const ofRole = nodes.filter(node => role === undefined || node.role === role.toLowerCase())
  const named = ofRole.filter(
    node => name === undefined || includes(node.name, name) || includes(node.label ?? '', name),
  )
  const found = state === undefined ? named : named.filter(node => isNodeIn(state, node))
  const what = `${state ? `${state} ` : ''}${role ?? 'element'}${name === undefined ? '' : ` "${name}"`}`
  const passed = count === undefined ? found.length > 0 : found.length === count
  const actual = async (): Promise<string> => {
    if (found.length > 0 || name === undefined)
      return `there ${found.length === 1 ? 'is' : 'are'} ${found.length}${count === undefined && found[0] ? `: ${list(found)}` : ''}`
    if (named.length > 0) return `${list(named)} is there, but not ${state}`
    return ofRole.length > 0 && role ? `there is ${list(ofRole)}` : `there is no ${role ?? 'element with this name'}`
  }
  return { passed, expected: count === undefined ? `there is ${what}` : `there are ${count} of ${what}`, actual }
}

const list = (nodes: readonly PageNode[]): string =>
  nodes
    .slice(0, 5)
    .map(node => `${node.role} "${node.name.slice(0, 80)}"`)
    .join(', ')

/** The same states as of one element, as far as a snapshot knows them. */
function isNodeIn(state: ElementState, node: PageNode): boolean {
  const facts = {
    ...node,
    words: '',
    disabled: node.disabled ?? false,
    readonly: node.readonly ?? false,
    editable: node.editable ?? false,
    isSecret: false,
    visible: true,
    focused: node.focused ?? false,
    text: node.name,
  }
  return isIn(state, facts)
}
