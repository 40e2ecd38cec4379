/** What fields hold, and which of them are nobody's business. */
const valueGetters = {
  input: inputValueOf,
  meter: getterOf(HTMLMeterElement.prototype, 'value'),
  progress: getterOf(HTMLProgressElement.prototype, 'value'),
  select: getterOf(HTMLSelectElement.prototype, 'value'),
  textarea: getterOf(HTMLTextAreaElement.prototype, 'value'),
}

/** Value of a native field; `undefined` for all else. */
function fieldValue(element) {
  const read = isHtml(element) ? valueGetters[tagOf(element)] : undefined
  return read ? String(read(element)) : undefined
}

/** Autofill names of what must not be told (HTML § 4.10.18.7.1). */
const SECRET_AUTOFILL =
  /(^|\s)(cc-number|cc-csc|cc-exp|cc-exp-month|cc-exp-year|current-password|new-password|one-time-code)(\s|$)/i

const PASSWORDS = new WeakSet()

/** Whether a field's value must not leave the page: passwords (also once shown in clear), card numbers, security codes. */
function isSecret(element) {
  if (PASSWORDS.has(element)) return true
  const tag = tagOf(element)
  if (tag !== 'input' && tag !== 'textarea' && !isEditingHost(element)) return false
  const isPassword = tag === 'input' && inputTypeOf(element) === 'password'
  if (isPassword || SECRET_AUTOFILL.test(attribute(element, 'autocomplete') ?? '')) {
    PASSWORDS.add(element)
    return true
  }
  const security = styleOf(element).getPropertyValue('-webkit-text-security')
  return security !== '' && security !== 'none'
}

const TYPED = /^(text|search|email|tel|url|password|number|date|time|month|week|datetime-local)$/

/** Whether text can be typed into it now. */
function isEditable(element) {
  if (isNativelyDisabled(element) || attribute(element, 'aria-disabled') === 'true') return false
  const tag = tagOf(element)
  if (tag === 'textarea') return !hasAttribute(element, 'readonly')
  if (tag === 'input') return TYPED.test(inputTypeOf(element)) && !hasAttribute(element, 'readonly')
  return isHtml(element) && isEditingHost(element) && attribute(element, 'aria-readonly') !== 'true'
}

const optionsOf = getterOf(HTMLSelectElement.prototype, 'options')
const datalistOf = getterOf(HTMLInputElement.prototype, 'list')

/** The options of a select or of a datalist. */
function listOptions(element, limit) {
  const list =
    tagOf(element) === 'select'
      ? optionsOf(element)
      : tagOf(element) === 'input'
        ? datalistOf(element)?.options
        : undefined
  if (!list || list.length === 0) return undefined
  return Array.from({ length: Math.min(list.length, limit) }, (_, index) => {
    const option = list[index]
    const entry = {
      label: squeeze(option.label || option.text),
      value: option.value,
      selected: tagOf(element) === 'select' && option.selected,
    }
    const group = option.closest('optgroup')
    if (group) entry.group = squeeze(group.label)
    return option.matches(':disabled') ? { ...entry, disabled: true } : entry
  })
}
