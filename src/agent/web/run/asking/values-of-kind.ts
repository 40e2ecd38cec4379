import type { PageNode } from '../../../../contract/page.ts'
import { matchWord, wordsIn } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { contentWords } from './question-words.ts'

/** Kinds of values that are known by their form: what they are called, and how they look (RFC 5322, ITU-T E.123). */
const KINDS: readonly { names: string[]; form: RegExp }[] = [
  { names: ['email', 'mail', 'address'], form: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { names: ['phone', 'telephone', 'mobile', 'number', 'tel'], form: /\+?\(?\d[\d\s()/.-]{6,}\d/g },
]
/** Whose it is, where that is the page's, and what it is for. */
const OWNERS = new Set(
  'people person company shop office team contact contacts write call send reach ring mail'.split(' '),
)

/** The one e-mail address or telephone number that the page shows, where nothing more is asked; undefined: none or several. */
export function valueOfKind(question: string, page: Page, about: string): { kind: string; value: string } | undefined {
  const words = contentWords(question.replace(/\be-(?=mail)/gi, 'e')).filter(
    word =>
      (!OWNERS.has(word) || KINDS.some(({ names }) => names.includes(word))) &&
      !wordsIn(about).some(one => matchWord(word, one) >= 0.9),
  )
  for (const { names, form } of KINDS) {
    // A bare "number" is one for calls where the line says what it is for.
    const [named] = words.filter(word => names.slice(0, 2).includes(word) || (word === 'number' && words.length > 1))
    if (named === undefined || !names.includes(named)) continue
    // What is said besides has to stand in the value, or in the line that it is in.
    const others = words.filter(word => !names.includes(word))
    const values = new Set(
      page.nodes
        .filter(node => page.children(node).length === 0)
        .flatMap(node =>
          (node.name.match(form) ?? []).map(value => ({ value: value.trim(), line: lineOf(page, node) })),
        )
        .filter(({ line }) => others.every(word => wordsIn(line).some(one => matchWord(word, one) >= 0.9)))
        .map(({ value }) => value),
    )
    if (values.size === 1) return { kind: named, value: [...values][0]! }
  }
  return undefined
}

const lineOf = (page: Page, node: PageNode): string => {
  const around = page.parent(node)
  return `${node.name} ${around && page.text(around).length < 300 ? page.text(around) : ''}`
}
