import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page told of itself. */
export interface Mirror {
  origin: 'main' | 'other'
  path: string
  query: string
  title: string
  /** By name, id or accessible label: the value of a field, whether a box is ticked, which options are chosen. */
  fields: Record<string, string | boolean | string[]>
  /** Text that is shown. */
  text: string
  scroll: { x: number; y: number; height: number }
  /** Name or id of what has the focus. */
  focus: string
  /** The marks that a page sets for things without a field (`data-state`), by id. */
  states: Record<string, string>
}

/** Runs in the page (it is text here, because it needs the types of a browser). */
const SCRIPT = readFileSync(join(import.meta.dirname, 'pages', 'mirror.js'), 'utf8')

/** A page that tells what it holds. */
export const addMirror = (html: string): string => html.replace(/<\/body>|$/, () => `<script>${SCRIPT}</script></body>`)
