import { pattern } from '../../lib/patterns.ts'
import {
  asksForCard,
  handsOverAddress,
  hasCardFields,
  hasWritten,
  hasWrittenText,
  isLogin,
  isMessage,
  isSearch,
} from './forms.ts'
import type { Intent, IntentField } from './intent.ts'
import { readWords, type Kind, type Words } from './read-words.ts'

/** What an action would do that needs a yes, in words. */
export interface Verdict {
  kind: Kind
  does: string
}

const DOES: Readonly<Record<Kind, string>> = {
  pay: 'This would pay',
  buy: 'This would buy or order something',
  delete: 'This would delete or end something',
  send: 'This would send something',
  publish: 'This would publish something',
}

/**
 * Whether a click or Enter would buy, pay, order, delete, send or publish (docs/browser.md). Structure goes first, because
 * it is the same in every language: fields for a card, a method that deletes, a sum on the button of a form. Then the words
 * on the control, those of the dialog and part of the page around one that only says OK, and the names that its makers gave
 * it. Searching, paging, opening, signing in and saving need none.
 */
export function decide(intent: Intent): Verdict | undefined {
  const kind = findKind(intent)
  return kind && { kind, does: DOES[kind] }
}

export const DELETES: Verdict = { kind: 'delete', does: DOES.delete }

/** The same for an entry that is chosen. Where a button carries it out, that one is asked about. */
export function decideChoice({ control, form, beside = [] }: Intent, values: readonly string[]): Verdict | undefined {
  const isHeld =
    control.tag === 'select' &&
    control.attributes.onchange === undefined &&
    (form ? form.buttons.length : beside.length) > 0
  return !isHeld && values.some(isDeletingWord) ? DELETES : undefined
}

/** The same for what something is dropped on: a bin, by what it says or is called. */
export const decideDrop = ({ control }: Intent): Verdict | undefined =>
  readControl(control).kind === 'delete' || /\b(bin|wastebasket|trash)\b/i.test(splitName(control.attributes.id ?? ''))
    ? DELETES
    : BIN.test(control.name)
      ? DELETES
      : undefined
const BIN = /^\W*(recycle |recycling |trash |rubbish |waste )?(bin|basket|wastebasket|trash)\b/i

/** The same for a dialog of the page itself (`confirm`, `prompt`), before it is accepted. */
export function decideDialog(message: string): Verdict | undefined {
  const kind = firstKind(sentencesOf(message))
  return kind && { kind, does: DOES[kind] }
}

const sentencesOf = (text: string): string[] => text.split(/[.!?;:]\s|\n/)

function findKind(intent: Intent): Kind | undefined {
  const { control, form, submits } = intent
  if (intent.implicit && !submits) return kindOfEnter(intent)
  if (isOpener(intent)) return CHOSEN.test(control.role) && isDeletingWord(control.name) ? 'delete' : undefined
  if (!ACTING.test(control.role) && (control.name.match(/\p{L}+/gu) ?? []).length > MOST_WORDS) return undefined
  const own = readControl(control)
  if (isDeletingAddress(intent, own)) return 'delete'
  const confirmed = firstKind(
    ['data-confirm', 'data-turbo-confirm', 'hx-confirm'].map(name => control.attributes[name] ?? ''),
  )
  if (confirmed) return confirmed
  if (isPlainLink(intent)) return isDeletingWord(control.name) ? 'delete' : undefined
  if (own.dismisses) return endsByItself(intent) || GIVES_BACK.test(control.name) ? 'delete' : undefined
  const around = kindAround(intent, own)
  if (submits && form && !around) {
    if (isSearch(form) && own.kind === undefined) return undefined
    if (isLogin(form) && own.kind !== 'delete' && own.kind !== 'pay') return undefined
  }
  if (own.kind && !own.isWeak) return own.kind
  if (SIGNS_UP.test(control.name) && handsOverAddress(fieldsIn(intent))) return 'send'
  if (!own.isHarmless && paysWithCard(intent)) return 'pay'
  if (WITHDRAWS.test(control.name) && !isFilledIn(intent)) return 'delete'
  if (own.kind) return isFilledIn(intent) ? own.kind : undefined
  if (own.isHarmless) return undefined
  if (around) return around
  if ((own.isFinal || own.isProgress) && choosesDeletion(intent)) return 'delete'
  if (submits && namesAmount(control.name)) return 'pay'
  const named = own.isUnknown || (submits && own.isFinal) ? readWords(makersWords(intent)).kind : undefined
  if (named && (own.isUnknown || LASTING.has(named))) return named
  if (SUBSCRIBES.test(control.name) && namesPrice(intent.area ?? '')) return 'buy'
  if (submits && form && (own.isUnknown || own.isFinal) && isHandedIn(form, own.isFinal ? 2 : 1)) return 'send'
  if (!own.isFinal) return undefined
  return (submits && form ? isMessage(form) : hasWrittenText(intent.fields ?? [])) ? 'send' : undefined
}

const fieldsIn = ({ form, fields = [] }: Intent): readonly IntentField[] => form?.fields ?? fields

/** Enter in a field without a form: in a chat it does what the button beside the field does. */
function kindOfEnter({ fields = [], beside = [] }: Intent): Kind | undefined {
  if (!fields[0] || !hasWritten(fields.slice(0, 1))) return undefined
  const words = beside.map(readControl)
  // A field with a button that searches or saves belongs to that one, whatever else stands beside it.
  const isOther = words.some(one => one.isHarmless)
  const kind = words
    .map(one => (one.isWeak ? undefined : one.kind))
    .find(one => one === 'send' || one === 'publish' || one === 'pay' || (one !== undefined && !isOther))
  return kind ?? (hasWrittenText(fields.slice(0, 1)) && words.some(one => one.isFinal) ? 'send' : undefined)
}

/**
 * What a control says. Its name is not all of it: what is shown may say something else than what is read out, and a sign or
 * picture is explained by a tooltip or by what its makers call it. What needs a yes counts, wherever it stands.
 */
function readControl(control: Intent['control']): Words {
  const own = readWords(control.name || iconWords(control))
  if (own.kind && !own.isWeak) return own
  const said = control.texts.filter(text => (text.match(/\p{L}+/gu) ?? []).length <= MOST_SAID).map(readWords)
  const graver = said.find(({ kind, isWeak }) => kind && !isWeak)
  if (graver) return graver
  // A sign (×, 🗑) says nothing by itself.
  const isSign = !/\p{L}{2}/u.test(control.name)
  const drawn = isSign || own.isFinal ? readWords(signWords(control.name) || iconWords(control)) : undefined
  return drawn?.kind && !drawn.isWeak ? drawn : own
}
const MOST_SAID = 8

/** Pictures of a bin, by their names in Unicode (wastebasket, put litter in its place). */
const signWords = (name: string): string => (/[\u{1f5d1}\u{1f6ae}]/u.test(name) ? 'delete' : '')

/** An entry that is chosen to be done: "Delete", "Remove Ann". A place for what was deleted ("Trash") is none. */
function isDeletingWord(name: string): boolean {
  const { kind, isWeak } = readWords(name)
  return kind === 'delete' && !isWeak && !/\btrash\b/i.test(name) && (name.match(/\p{L}+/gu) ?? []).length <= 3
}
const CHOSEN = /^(option|treeitem|menuitemcheckbox|menuitemradio|switch)$/

/** "Delete selected" in a list of actions, and a button that carries out what is chosen. */
const choosesDeletion = ({ form, fields }: Intent): boolean =>
  (form?.fields ?? fields ?? []).some(
    field => field.shown && /^(select|select-one)$/.test(field.type) && isDeletingWord(field.value ?? ''),
  )

/** What costs money or is gone afterwards: also what only its makers call so. */
const LASTING: ReadonlySet<Kind> = new Set(['pay', 'delete'])

/**
 * A form that hands over what was written (HTML § 4.10.21: method post), in whatever language its button is. One that only
 * ends something ("Submit") may be an answer in a quiz; with several fields it is none.
 */
const isHandedIn = (form: NonNullable<Intent['form']>, least: number): boolean =>
  form.method === 'post' &&
  !isSearch(form) &&
  !isLogin(form) &&
  form.fields.filter(field => field.type !== 'number' && hasWritten([field])).length >= least

/** Roles that act by themselves; of other elements only a few words look like a button. */
const ACTING = /^(button|link|menuitem)$/
const MOST_WORDS = 4

/** Controls that choose, or open a menu, a dialog or a part of the page. */
function isOpener({ control, submits }: Intent): boolean {
  if (submits) return false
  if (CHOOSING.test(control.role) || control.editable) return true
  return (
    (control.attributes['aria-haspopup'] ?? 'false') !== 'false' || control.attributes['aria-expanded'] !== undefined
  )
}
const CHOOSING = pattern()`
  ^(
    tab|treeitem|option|combobox|listbox|checkbox|radio|switch|menuitemcheckbox|menuitemradio|columnheader|textbox
    |searchbox|slider|spinbutton
  )$
`

/** A link that goes somewhere: reading a page does no harm (RFC 9110 § 9.2.1). */
function isPlainLink({ control }: Intent): boolean {
  const method = control.attributes['data-method'] ?? control.attributes['data-turbo-method'] ?? 'get'
  if (!/^(get)?$/i.test(method)) return false
  const href = control.attributes.href?.trim()
  return control.role === 'link' && href !== undefined && href !== '' && !/^(#$|javascript:)/i.test(href)
}

/**
 * "Cancel pickup" as all that a form has to send (HTML § 4.10.21: method post): what it leaves is not this form, so it ends
 * what it names. "Cancel" alone, or among other buttons and fields, leaves the form.
 */
const endsByItself = ({ control, form, submits }: Intent): boolean =>
  submits &&
  form?.method === 'post' &&
  form.buttons.length === 1 &&
  !form.fields.some(field => field.shown) &&
  /^\W*(?:cancel\s+(?!and\b|edit|search|upload|selection|changes)\p{L}|return\b(?!\s+(?:to|home|back)\b))/iu.test(
    control.name,
  )

/** "Return book": what was lent or bought goes back; "Return" and "Return to the list" only leave the page. */
const GIVES_BACK = /^\W*return\s+(?!to\b|home\b|back\b|here\b|later\b)\p{L}/iu
/** Ends by one press what was asked for or agreed (verbs of WordNet 3.1 near "withdraw" and "annul"); filled in, "withdraw" pays. */
const WITHDRAWS = /^\W*(?:withdraw|retract|rescind|annul|void|forfeit|relinquish|resign|unenrol|unenroll)\b/i

/** Says by its markup that it deletes: a method for it, or words for it and an address that is named so. */
function isDeletingAddress({ control, form, submits }: Intent, own: Words): boolean {
  const { attributes } = control
  if (attributes['hx-delete'] !== undefined) return true
  if (/^delete$/i.test(attributes['data-method'] ?? attributes['data-turbo-method'] ?? '')) return true
  if (submits && form?.fields.some(field => field.name === '_method' && /^delete$/i.test(field.value ?? '')))
    return true
  const address = control.attributes.href ?? (submits && form?.method === 'post' ? form.action : '')
  const path = address.replace(/^https?:\/\/[^/]+/i, '').split(/[?#]/)[0]!
  const isNamedSo =
    path.split('/').some(part => /^(delete|destroy|remove|erase)$/i.test(part)) ||
    /[?&](action|op|do|cmd)=(delete|remove|destroy)\b/i.test(address)
  return isNamedSo && (own.kind === 'delete' || submits)
}

/** A sum of money and words beside it: a sign or code of a currency with a number (Unicode category Sc, ISO 4217). */
const AMOUNT = pattern('gu')`
  \p{Sc}\s?\d[\d.,\s]*
  |\d[\d.,\s]*
  (\p{Sc}|\b(USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|INR|BRL|MXN|CNY|KRW|ZAR|TRY|kr|zł|Kč|Ft)\b)
  |\b(USD|EUR|GBP|CHF|JPY|CAD|AUD|INR|BRL|CNY)\s?\d[\d.,\s]*
`
const namesPrice = (text: string): boolean => ((AMOUNT.lastIndex = 0), AMOUNT.test(text))
/** What costs nothing but where a price stands beside it. */
/** Being put on a list, for which an address is given. */
const SIGNS_UP = pattern('i')`
  ^(?:(?:yes|please|ok),? )?(?:
    sign (?:me |us )?up|put me down|subscribe|join|register|enrol|notify me|keep me (?:informed|posted|updated)
    |get (?:the |our )?(?:newsletter|updates|offers|news|letter)|count me in
  )\b
`
const SUBSCRIBES = /^(subscribe|upgrade|renew|extend|activate)\b/i
const namesAmount = (name: string): boolean =>
  AMOUNT.test(((AMOUNT.lastIndex = 0), name)) && /\p{L}{2}/u.test(name.replace(AMOUNT, ''))

/** Sends fields for a card, in a form or beside the button. A step back or to another part of the page does not. */
function paysWithCard({ control, form, fields, submits }: Intent): boolean {
  if (submits && form) return hasCardFields(form.fields)
  return (
    control.role === 'button' &&
    control.type !== 'reset' &&
    hasCardFields(form?.fields ?? fields ?? []) &&
    asksForCard(form?.fields ?? fields ?? [])
  )
}

const isFilledIn = ({ submits, form, fields }: Intent): boolean =>
  (submits && form !== undefined) || hasWritten(form?.fields ?? fields ?? [])

/** A control that only says OK or Finish does what the dialog or the part of the page around it says. */
function kindAround({ dialog, near, page, asks = '' }: Intent, own: Words): Kind | undefined {
  if (dialog && (own.isFinal || own.isProgress || own.isUnknown)) {
    const asked =
      firstKind([dialog.name, ...sentencesOf(dialog.text)]) ??
      (own.isUnknown ? undefined : questionKind(`${dialog.name}\n${dialog.text}`))
    if (asked) return asked
  }
  if (!own.isFinal) return undefined
  const beside = questionKind(asks)
  if (beside) return beside
  // "Go on for $9 a month?": a sum in a question is what a yes costs.
  if (namesPrice(asks)) return 'buy'
  const place = [near[0] ?? '', page?.heading ?? '', page?.title ?? '']
  if (place.some(text => CHECKOUT.test(text))) return 'buy'
  return firstKind([near[0] ?? ''])
}

/** The same of questions alone, where a word that may only open something is what would be done: "Share with everyone?" */
function questionKind(text: string): Kind | undefined {
  for (const [question] of text.matchAll(/[^.!?？؟\n]*[?？؟]/g)) {
    const asked = firstKind([question])
    if (asked) return asked
    const found = readWords(question.replace(/^.*?\b(want|wish|like|about|going|sure|ready) to /i, ''))
    if (found.kind) return found.kind
  }
  return undefined
}

/** A question names what it asks for: "Delete this file?", "Are you sure you want to send it?" */
function firstKind(texts: readonly string[]): Kind | undefined {
  for (const text of texts) {
    const asked = text.replace(/^.*?\b(want|wish|like|about|going|sure|ready) to /i, '')
    const found = readWords(asked)
    if (found.kind && !found.isWeak) return found.kind
    if (/\b(be|been|will) (permanently )?(deleted|removed|erased|lost)\b|\bcan(not|'t| not) be undone\b/i.test(text))
      return 'delete'
    if (/\b(be|been|will be) (charged|billed|debited)\b/i.test(text)) return 'pay'
  }
  return undefined
}

/** Parts of a page where something is bought. */
const CHECKOUT = pattern('i')`
  \b(
    check ?out|payment|billing
    |(confirm|review|place|complete|your) (your |the )?(order|purchase|booking|reservation)
    |order (summary|review|confirmation)
  )\b
`

/** A control without a name: what its pictures and attributes are called. */
const iconWords = (control: Intent['control']): string =>
  [
    control.attributes.title ?? '',
    ...control.icons,
    control.attributes.class ?? '',
    control.attributes.id ?? '',
    control.attributes['data-action'] ?? '',
    control.attributes['data-testid'] ?? '',
    (control.attributes.src ?? '').split(/[?#]/)[0]!.split('/').at(-1)!,
  ]
    .map(splitName)
    .map(text => text.replace(/^.*\b(delete|remove|trash|erase|send|publish|pay|buy)\b.*$/, '$1'))
    .find(text => readWords(text).kind !== undefined && !readWords(text).isWeak) ?? ''

/** What its makers call it, in English as a rule: the id and name of the control, the address that the form goes to. */
const makersWords = ({ control, form, submits }: Intent): string => {
  const names = [
    control.attributes.id,
    control.attributes.name,
    control.attributes['data-action'],
    control.attributes.formaction?.split('/').at(-1),
    submits ? form?.action.split(/[?#]/)[0]!.split('/').at(-1) : undefined,
    submits ? form?.id : undefined,
  ]
  const texts = names
    .filter(name => name !== undefined)
    .map(name =>
      splitName(name).replace(/^(btn|button|link|form|action|submit)\s+(?=\w)|\s+(btn|button|link|form|action)$/g, ''),
    )
  return (
    texts.find(text => OF_AN_ACTION.test(text) && readWords(text).kind !== undefined && !readWords(text).isWeak) ?? ''
  )
}

/** A verb alone or with what it is done to; `book search` and `order by price` are no actions. */
const OF_AN_ACTION = pattern()`
  ^\w+( (the|my|your|this|all|it|now))?(
    \ (
      account|user|order|purchase|booking|item|items|entry|record|row|file|message|mail|email|comment|post|article
      |payment|request|project|team
    )
  )?$
`

/** `deleteAccount`, `btn-delete`, `place_order` as words. */
const splitName = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_.:/]+/g, ' ')
    .toLowerCase()
    .trim()
