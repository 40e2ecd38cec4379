import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { BrowserFailed } from '../../contract.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp, type Hands } from '../hands.ts'
import { literalsIn } from '../read-orders.ts'
import type { Work } from '../work.ts'

/** "Use the terminal to delete a file that ends with .x": lists, then does what was asked with the name that fits (POSIX utilities). */
export async function terminal(work: Work): Promise<boolean> {
  const { orders, hands } = work
  if (!TERMINAL.test(orders.text)) return false
  const input = inputOf(hands)
  const direct = commandFor(restore(orders.text, orders.source))
  if (direct) {
    await enter(hands, input, direct)
    return true
  }
  const wanted = /\b(?:delete|remove|erase)\b/i.test(orders.text)
    ? 'rm'
    : /\b(?:create|make)\b/i.test(orders.text)
      ? 'touch'
      : /\b(?:show|print|read|open|display)\b/i.test(orders.text)
        ? 'cat'
        : undefined
  if (!wanted) return false
  const said = restore(orders.text, orders.source)
  const ending = ENDINGS.map(form => form.exec(said)?.[1]).find(found => found !== undefined)
  const beginning = /(?:starting|starts?|beginning|begins?) with\s+["']?(\S+?)["']?(?:\s|$|[.,])/i.exec(said)?.[1]
  const named = literalsIn(orders.text, orders.source)[0] ?? FILE.exec(said)?.[1]
  const before = new Set(wordsOn(hands))
  await enter(hands, input, 'ls')
  if (hands.page.nodes.length > 0 && wordsOn(hands).every(word => before.has(word))) await hands.changes(800)
  const files = wordsOn(hands).filter(word => !before.has(word) && word !== 'ls')
  const fits = (file: string) =>
    BARE_NAME.test(said)
      ? !file.slice(1).includes('.')
      : ending !== undefined
        ? file.endsWith(ending.startsWith('.') ? ending : `.${ending}`)
        : beginning !== undefined
          ? file.startsWith(beginning)
          : named !== undefined && file === named
  const fitting = files.filter(fits)
  if (fitting.length === 0) throw new GivenUp(`The terminal lists no such file: ${files.slice(0, 10).join(', ')}.`)
  const isAll = /\b(?:all|every|each)\b|\bfiles\b/i.test(said)
  for (const file of isAll ? fitting : fitting.slice(0, 1)) await enter(hands, inputOf(hands), `${wanted} ${file}`)
  return true
}

/** "report.txt": a name with an ending (POSIX portable file names). */
const FILE = /(?:^|\s)([\w-]+(?:\.\w+)*\.\w{1,5})(?=[.,;]?(?:\s|$))/

/** "with the .gif extension", "the *.gif file", "ending with .gif", "of the type gif": how the name ends. */
const ENDINGS: readonly RegExp[] = [
  /["'“(*]?(\.\w+(?:\.\w+)*)["'”)]?\s+(?:extension|ending|suffix|files?)\b/i,
  pattern('i')`
    (?:extension|suffix|ending(?: (?:with|in))?(?: the)?(?: extension)?|ends? (?:with|in|on)(?: the extension)?|type)(?: of)?
    \s+["'“]?(\.?\w+(?:\.\w+)*)["'”]?
  `,
  /(?:^|\s)["'“]?\*(\.\w+(?:\.\w+)*)/,
]

/** "with no extension": a name without one. */
const BARE_NAME = /\b(?:no|without (?:an?|any)|lacks? (?:an?|any)) (?:file )?(?:extension|ending|suffix)\b/i

const NAME = '["“]?([\\w.\\-/~]+?)["”]?'
/** What names its files itself needs no look at the list (POSIX utilities). */
const COMMANDS: readonly (readonly [RegExp, (one: string, other: string) => string])[] = [
  [
    new RegExp(
      `\\b(?:rename|move) (?:the )?(?:file |folder |directory )?${NAME} (?:in)?to (?:the (?:folder|directory) )?${NAME}(?=[.,]?(?:\\s|$))`,
      'i',
    ),
    (one, other) => `mv ${one} ${other}`,
  ],
  [
    new RegExp(
      `\\bcopy (?:the )?(?:file )?${NAME} (?:in)?to (?:the (?:folder|directory) )?${NAME}(?=[.,]?(?:\\s|$))`,
      'i',
    ),
    (one, other) => `cp ${one} ${other}`,
  ],
  [
    new RegExp(
      `\\bcopy of (?:the )?(?:file )?${NAME} (?:(?:that is )?(?:named|called)|as|under the name(?: of)?) ${NAME}(?=[.,]?(?:\\s|$))`,
      'i',
    ),
    (one, other) => `cp ${one} ${other}`,
  ],
  [
    pattern('i')`
      \b(?:make|create|add) (?:a |an |the )?(?:new |empty )*(?:directory|folder)
      \ (?:(?:that is )?(?:called|named) )?${NAME}(?=[.,]?(?:\s|$))
    `,
    one => `mkdir ${one}`,
  ],
  [
    pattern('i')`
      \b(?:make|create|add) (?:a |an |the )?(?:new |empty )*(?:text )?file
      \ (?:(?:that is )?(?:called|named)|with the name) ${NAME}(?=[.,]?(?:\s|$))
    `,
    one => `touch ${one}`,
  ],
]

const TERMINAL = /\b(?:terminal|command line|console|shell|prompt)\b/i

/** "Use the terminal to rename a.txt to b.txt": a command, whatever else its words may mean. */
export const asksForCommand = (text: string): boolean => TERMINAL.test(text) && commandFor(text) !== undefined

function commandFor(said: string): string | undefined {
  for (const [pattern, command] of COMMANDS) {
    const match = pattern.exec(said)
    if (match) return command(match[1]!, match[2]!)
  }
  return undefined
}

const inputOf = (hands: Hands): PageNode | undefined => hands.page.nodes.find(node => node.editable)

async function enter(hands: Hands, input: PageNode | undefined, command: string): Promise<void> {
  if (input) await hands.type(input, command, { submit: true })
  else {
    const block = blockOf(hands)
    if (block && !block.focused) await hands.click(block)
    const typed = await hands
      .act('type', { text: command, submit: true }, `typed "${command}"`)
      .catch((error: unknown) => (error instanceof BrowserFailed ? undefined : Promise.reject(error as Error)))
    if (!typed) for (const key of [...command, 'Enter']) await hands.key(key === ' ' ? 'Space' : key)
  }
}

/** Where nothing is a field, what takes the keys: what has the focus, else what shows the prompt (POSIX shell, PS1). */
function blockOf({ page }: Hands): PageNode | undefined {
  const focused = page.nodes.find(node => node.focused === true)
  const prompt = page.nodes.findLast(
    node => !node.hidden && page.children(node).length === 0 && /(?:^|\s|\S)[$>#%]\s*[_█▌▮▏|]?\s*$/u.test(node.name),
  )
  return focused ?? prompt
}

const wordsOn = (hands: Hands): string[] =>
  hands.page.nodes
    .filter(node => hands.page.children(node).length === 0)
    .flatMap(node => node.name.split(/\s+/))
    .filter(word => /[\p{L}\p{N}]/u.test(word))
