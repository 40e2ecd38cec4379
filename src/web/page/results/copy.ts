import { announce } from '../state/announce.ts'
import { copyText } from '../ui/copy-text.ts'

/** Copies a text and says what: "Copied: 12 rows." */
export async function copy(text: string, what: string): Promise<void> {
  announce((await copyText(text)) ? `Copied: ${what}.` : 'The browser does not let this page copy.')
}
