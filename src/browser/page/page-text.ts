import type { Page } from 'playwright-core'
import { callInFrame } from './page-engine.ts'

/** Which of the texts are shown, in any of the page's frames; upper and lower case do not matter. */
export async function findTexts(page: Page, texts: readonly string[]): Promise<boolean[]> {
  const found = texts.map(() => false)
  for (const frame of page.frames()) {
    if (found.every(Boolean)) break
    const answers = await callInFrame<boolean[]>(frame, 'look', { texts }, { timeout: 3_000 }).catch(() => [])
    answers.forEach((answer, index) => (found[index] ||= answer))
  }
  return found
}

/** What is on the page instead of a text: its nearest lines, else how it begins. */
export async function describeInstead(page: Page, text: string): Promise<string> {
  const { lines, start } = await callInFrame<{ lines: string[]; start: string }>(page.mainFrame(), 'nearest', { text })
  if (lines.length > 0) return `the nearest text is ${lines.map(line => `"${line}"`).join(', ')}`
  return start ? `the page says "${start}"` : 'the page shows no text'
}
