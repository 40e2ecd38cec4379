import type { Intent } from './intent.ts'
import { readWords, type Kind } from './read-words.ts'
import { hasCardFields, isLogin, isSearch, isMessage } from './forms.ts'

/** What an action would do that needs a yes, in words: "This would pay". */
export interface Verdict {
  kind: Kind
  does: string
}

const DOES: Readonly<Record<Kind, string>> = {
  pay: 'This would pay',
  buy: 'This would buy or order something',
  delete: 'This would delete something',
  send: 'This would send something',
  publish: 'This would publish something',
}

/**
 * Whether a click or Enter would buy, pay, order, delete, send or publish (docs/browser.md). Structure goes first, because
 * it is the same in every language: fields for a card, a method that deletes, an amount of money on the button. Then the
 * words on the control, in the form and in the dialog around it. Searching, paging, opening, logging in and saving need none.
 */
export function decide(intent: Intent): Verdict | undefined {
  const kind = findKind(intent)
  return kind && { kind, does: DOES[kind] }
}

function findKind(intent: Intent): Kind | undefined {
  const { control, form } = intent
  if (isOpener(intent)) return undefined
  const own = readWords(control.name)
  if (own.dismisses) return undefined
  if (isDeletingMethod(intent)) return 'delete'
  if (intent.submits && form) {
    if (isSearch(form) || isLogin(form, own)) return undefined
    if (hasCardFields(form.fields) && !own.goesBack) return 'pay'
  }
  if (isPlainLink(intent)) return undefined
  if (namesAmount(control.name) && !own.isHarmless && control.role === 'button') return 'pay'
  if (own.kind) return own.kind
  if (own.isHarmless) return undefined
  const around = kindAround(intent)
  if (around) return around
  return intent.submits && form && own.isGeneric && isMessage(form) ? 'send' : undefined
}

/** Controls that open a menu, a dialog or a part of the page, or choose between views. */
function isOpener({ control, submits }: Intent): boolean {
  if (submits) return false
  if (
    /^(tab|treeitem|option|combobox|checkbox|radio|switch|columnheader|textbox|searchbox|slider|spinbutton)$/.test(
      control.role,
    )
  )
    return true
  return (
    (control.attributes['aria-haspopup'] ?? 'false') !== 'false' || control.attributes['aria-expanded'] !== undefined
  )
}

/** A link that goes somewhere: reading a page does no harm (RFC 9110 § 9.2.1). */
function isPlainLink({ control }: Intent): boolean {
  const { href } = control.attributes
  return (
    control.role === 'link' &&
    href !== undefined &&
    !/^(#|javascript:|mailto:|tel:|sms:)/i.test(href.trim()) &&
    href.trim() !== ''
  )
}

/** Says by its markup that it deletes: a method of its own, or a link to an address that is named so. */
function isDeletingMethod({ control, form, submits }: Intent): boolean {
  if (/^delete$/i.test(control.attributes['data-method'] ?? '')) return true
  const override = submits ? form?.fields.find(field => field.name === '_method')?.value : undefined
  if (/^delete$/i.test(override ?? '')) return true
  const address = control.attributes.href ?? (submits && form?.method === 'post' ? form.action : '')
  return /(^|[/?&=_-])(delete|destroy|remove)([/?&=_-]|$)/i.test(address.replace(/^https?:\/\/[^/]+/, ''))
}

/** A sum of money: a sign or code of a currency beside a number (Unicode category Sc, ISO 4217). */
const namesAmount = (name: string): boolean =>
  /(\p{Sc}|\b[A-Z]{3}\b)\s?\d|\d\s?(\p{Sc}|\b(USD|EUR|GBP|CHF|JPY|CAD|AUD|SEK|NOK|DKK|PLN|CZK|INR|BRL|CNY)\b)/u.test(
    name,
  )

/** A control that only says "OK" or "Confirm" does what the dialog or the part of the page around it says. */
function kindAround({ dialog, near, control, submits }: Intent): Kind | undefined {
  if (!readWords(control.name).isGeneric) return undefined
  if (dialog) return readWords(`${dialog.name}`).kind ?? readWords(dialog.text).kind
  const heading = submits ? readWords(near[0] ?? '') : undefined
  return heading && !heading.isHarmless ? heading.kind : undefined
}
