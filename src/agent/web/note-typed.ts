import type { PageNode } from '../../contract/page.ts'
import { isSecretName } from '../secrets/find-secrets.ts'
import { noteSecret } from '../secrets/turn-secrets.ts'

/** Whether what is typed here is nobody's to see: a password field, or one that is called a password, a PIN or a code. */
export const isSecretField = ({ type, secret, name, label, placeholder }: PageNode): boolean =>
  type === 'password' ||
  secret !== undefined ||
  [name, label, placeholder].some(text => text !== undefined && isSecretName(text))

/**
 * Notes the secrets among the arguments of a browser tool, before it is called: from then on no step, answer, history or log
 * shows them. `nodes` are the elements of the page as it was last seen.
 */
export function noteTyped(tool: string, args: Readonly<Record<string, unknown>>, nodes: readonly PageNode[]): void {
  const note = (ref: unknown, value: unknown) => {
    const node = nodes.find(one => (ref === undefined ? one.focused && one.editable : one.ref === ref))
    if (node && typeof value === 'string' && isSecretField(node)) noteSecret(value)
  }
  if (tool === 'type') note(args['ref'], args['text'])
  if (tool === 'fill_form' && Array.isArray(args['fields']))
    for (const { ref, value } of args['fields'] as { ref?: unknown; value?: unknown }[]) note(ref, value)
}
