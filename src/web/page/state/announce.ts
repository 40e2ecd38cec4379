import { signal } from '@preact/signals'

/** What is said to people who hear the page; shown nowhere. */
export const announcement = signal('')

/** Says a text politely (WAI-ARIA live region); the same text twice is said twice. */
export function announce(text: string): void {
  announcement.value = text === announcement.value ? `${text}\u00A0` : text
}
