import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore } from '../../read/literals.ts'
import { GivenUp } from '../hands.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'

/** How long the choices of a list may take to come that hang on another one, in milliseconds. */
const COMING = 1500

/** "Choose the country Japan and then the city Osaka": lists one after the other, of which a later one may get its choices from the first. */
export const chooseAfter: Mechanism = async ({ kind, rest }, { hands, orders }) => {
  const parts =
    kind === 'choose' ? rest.split(/,?\s+and then\s+|,\s*then\s+/i).map(part => restore(part, orders.source)) : []
  if (parts.length < 2 || !listWith(hands.page, parts[0]!)) return false
  for (const part of parts) {
    const until = Date.now() + COMING
    while (!listWith(hands.page, part) && Date.now() < until) await hands.changes(until - Date.now())
    const found = listWith(hands.page, part)
    if (!found) throw new GivenUp(`No list of the page has "${part}".`)
    await setField(hands, found.list, found.label)
  }
  return true
}

/** The one list that has the end of a phrase as a choice, with what that is called; what stands before it names the list. */
function listWith(page: Page, phrase: string): { list: PageNode; label: string } | undefined {
  const words = phrase.replace(/^(?:the |an? )/i, '').split(/\s+/)
  for (const from of words.keys()) {
    if (from > 2) return undefined
    const said = plainText(words.slice(from).join(' '))
    const found = page.nodes.flatMap(list => {
      const option = list.disabled ? undefined : list.options?.find(({ label }) => plainText(label) === said)
      return option && said !== '' ? [{ list, label: option.label }] : []
    })
    if (found.length === 1) return found[0]
    if (found.length > 1) return undefined
  }
  return undefined
}
