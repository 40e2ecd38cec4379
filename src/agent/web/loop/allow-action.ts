import type { PageSnapshot } from '../../../contract/page.ts'
import { secretsOfTurn } from '../../secrets/turn-secrets.ts'
import { isSecretField } from '../note-typed.ts'
import type { Doing } from './actions.ts'
import type { SeenTexts } from './own-words.ts'

/** A reference to a secret (`Vault.seal`). */
const REFERENCE = /\[hidden:[\da-f]+\]/

/**
 * Why an action is not carried out, for the model: a secret goes only into a secret field of a site that the person means,
 * and what one site showed is not typed into another one that nobody named. Else the action, with the secret in its place.
 */
export function allowAction(
  action: Doing,
  page: PageSnapshot,
  seen: SeenTexts,
): { action: Doing; error?: undefined } | { action?: undefined; error: string } {
  if (action.do !== 'type') return { action }
  const node = page.nodes.find(one => one.ref === action.ref)
  const address = node?.frame ?? page.url
  if (REFERENCE.test(action.text)) {
    if (!node || !isSecretField(node) || !seen.isNamed(address))
      return { error: 'a secret goes only into a password field of a page that the person named' }
    const text = secretsOfTurn()?.open(action.text)
    return text === undefined ? { error: 'this secret is not known' } : { action: { ...action, text } }
  }
  const foreign = seen.foreignWord(action.text, address)
  return foreign === undefined
    ? { action }
    : { error: `"${foreign}" was read on another site, and nobody named this one: it is not typed here` }
}
