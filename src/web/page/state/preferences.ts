import { signal } from '@preact/signals'

/** Reads a preference of this browser; private windows may refuse. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text in this browser; '' forgets it. What cannot be kept holds for this visit. */
export function keepText(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value)
    else localStorage.removeItem(key)
  } catch {
    // A private window, or no room.
  }
}

/** A text that was kept, or ''. */
export const keptText = (key: string): string => read(key) ?? ''

/** Whether the page is dark: as chosen, else as the system is. */
export const isDark = signal(
  (read('agent.theme') ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) === 'dark',
)

/** Light to dark and back; kept. */
export function switchTheme(): void {
  isDark.value = !isDark.value
  const theme = isDark.value ? 'dark' : 'light'
  document.documentElement.dataset.theme = theme
  keepText('agent.theme', theme)
}
