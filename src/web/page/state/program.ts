import { callAs } from '../../../lib/program-commands.ts'

/** How the program is called where the server was started ("npx agent"): the server writes it into the page. */
const program = document.documentElement.dataset.program ?? 'agent'

/** A text of the server or of this page with its commands as they are to be typed. */
export const asCalled = (text: string): string => callAs(text, () => program)
