import { pageError } from '../page-errors.ts'
import { clickElement } from './click-element.ts'
import { locateElement, type Element, type ElementFacts } from './element.ts'

type Checkable = ElementFacts & { unfit?: boolean }

/** Ticks or unticks a box, switch, radio button or toggle, native or not, by clicking it, and makes sure of the result. */
export async function checkElement(element: Element, checked: boolean): Promise<void> {
  const before = await element.call<Checkable>('check')
  if (before.unfit) throw pageError('ELEMENT_UNFIT', `${before.words} is nothing that can be ticked`)
  if (before.checked === checked) return
  if (before.disabled) throw pageError('ELEMENT_UNFIT', `${before.words} is disabled`)
  const isRadio = before.role === 'radio' || before.role === 'menuitemradio'
  if (isRadio && !checked)
    throw pageError('ELEMENT_UNFIT', `${before.words} cannot be unticked; choose another one of its group`)
  const control = before.ref && before.ref !== element.ref ? locateElement(element.page, before.ref) : element
  await clickElement(control).catch(async (error: unknown) => {
    // Boxes that are drawn by their label or wrapper have no place of their own to click.
    await control.call('click')
    if (!(await isChecked(control, checked))) throw error
  })
  if (await isChecked(control, checked)) return
  await control.call('click')
  if (await isChecked(control, checked)) return
  throw pageError('ELEMENT_UNFIT', `${before.words} stays ${checked ? 'unticked' : 'ticked'}: the page undoes it`)
}

/** Pages may take a moment to show the new state. */
async function isChecked(control: Element, wanted: boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const now = await control.call<Checkable>('check').catch(() => undefined)
    // It went away with the click, as filters and consents do.
    if (!now) return true
    if (now.checked === wanted) return true
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return false
}
