import type { Page } from 'playwright-core'
import { messageOf } from '../../lib/errors.ts'
import type { Element } from '../page/element.ts'
import { pageError } from '../page-errors.ts'

/** True of a file field, and of a label of one. */
const IS_FIELD =
  'element => { const field = element.control || element; return field.localName === "input" && field.type === "file" }'

/** Chooses files in a file field, or in the chooser that an element opens when it is clicked. */
export async function giveFiles(page: Page, element: Element, paths: string[], timeout: number): Promise<void> {
  const { locator, ref } = element
  try {
    if ((await locator.evaluate(IS_FIELD)) === true) return await locator.setInputFiles(paths, { timeout })
    const chooser = page.waitForEvent('filechooser', { timeout })
    chooser.catch(() => undefined)
    await locator.click({ timeout })
    await (await chooser).setFiles(paths, { timeout })
  } catch (error) {
    const text = messageOf(error)
    if (/Non-multiple file input/i.test(text))
      throw pageError('ELEMENT_UNFIT', `${ref} takes one file only, not ${paths.length}.`, error)
    if (/waiting for event "filechooser"/i.test(text))
      throw pageError('ELEMENT_UNFIT', `${ref} is no file field and asks for no files when it is clicked.`, error)
    throw error
  }
}
