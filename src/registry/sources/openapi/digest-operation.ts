import { createHash } from 'node:crypto'
import { isObject } from '../../../lib/json.ts'
import type { RawOperation } from './list-operations.ts'
import type { References } from './resolve-reference.ts'
import type { Subtypes } from './subtypes.ts'

export interface Digests {
  /** Changes when anything that the operation is made of does, wherever the description keeps it; not otherwise. */
  digestOf(raw: RawOperation, ...facts: unknown[]): string
  /** Every reference in these values and in what they refer to. */
  reachedBy(values: readonly unknown[]): ReadonlySet<string>
}

/** What a description has under one reference. */
interface Node {
  reference: string
  /** Hash of its own text. */
  own: string
  leadsTo: string[]
}

const hashOf = (...texts: string[]) => createHash('sha256').update(texts.join('\0')).digest('base64url')

/**
 * Digests of operations with everything they refer to. Each part of a description is read once however many operations
 * share it; parts that refer to one another in a circle have one digest together (Tarjan's components).
 */
export function createDigests(references: References, subtypes: Subtypes): Digests {
  const nodes = new Map<string, Node>()
  const closed = new Map<string, string>()

  const nodeOf = (reference: string): Node => {
    let node = nodes.get(reference)
    if (!node) {
      const value = references.find(reference)
      const { text, leadsTo } = readReferences(value)
      const below = isObject(value) && isObject(value.discriminator) ? subtypes.of(value) : []
      const inherited = below.map(readReferences)
      node = {
        reference,
        own: hashOf(text, ...inherited.map(subtype => subtype.text)),
        leadsTo: [...new Set([...leadsTo, ...inherited.flatMap(subtype => subtype.leadsTo)])],
      }
      nodes.set(reference, node)
    }
    return node
  }

  /** Digests `start` and everything it leads to; without recursion, which long chains would exhaust. */
  const close = (start: string): string => {
    const done = closed.get(start)
    if (done !== undefined) return done
    const order = new Map<string, number>()
    const lowest = new Map<string, number>()
    const open: string[] = []
    const isOpen = new Set<string>()
    const work: { node: Node; next: number }[] = []
    const enter = (reference: string) => {
      order.set(reference, order.size)
      lowest.set(reference, order.size - 1)
      open.push(reference)
      isOpen.add(reference)
      work.push({ node: nodeOf(reference), next: 0 })
    }
    const lower = (reference: string, to: number) =>
      lowest.set(reference, Math.min(lowest.get(reference) as number, to))
    enter(start)
    while (work.length) {
      const current = work.at(-1) as { node: Node; next: number }
      const { reference, leadsTo } = current.node
      const target = leadsTo[current.next++]
      if (target !== undefined) {
        if (closed.has(target)) continue
        if (!order.has(target)) enter(target)
        else if (isOpen.has(target)) lower(reference, order.get(target) as number)
        continue
      }
      work.pop()
      const above = work.at(-1)
      if (above) lower(above.node.reference, lowest.get(reference) as number)
      if (lowest.get(reference) === order.get(reference)) finish(reference, open, isOpen)
    }
    return closed.get(start) as string
  }

  const finish = (reference: string, open: string[], isOpen: Set<string>) => {
    const members = open.splice(open.lastIndexOf(reference))
    const inside = new Set(members)
    for (const member of members) isOpen.delete(member)
    const parts = members.map(member => nodeOf(member).own)
    const beyond = new Set(members.flatMap(member => nodeOf(member).leadsTo).filter(target => !inside.has(target)))
    const whole = hashOf(...parts.sort(), ...[...beyond].map(target => closed.get(target) as string).sort())
    for (const member of members) closed.set(member, members.length === 1 ? whole : hashOf(nodeOf(member).own, whole))
  }

  return {
    digestOf({ name, method, path, operation, pathItem }, ...facts) {
      const { text, leadsTo } = readReferences([name, method, path, pathItem.parameters, operation, facts])
      return hashOf(text, ...leadsTo.map(close))
    },
    reachedBy(values) {
      const reached = new Set<string>()
      const waiting = readReferences(values).leadsTo
      while (waiting.length) {
        const reference = waiting.pop() as string
        if (reached.has(reference)) continue
        reached.add(reference)
        waiting.push(...nodeOf(reference).leadsTo)
      }
      return reached
    },
  }
}

/** A value as text, and the references in it. */
function readReferences(value: unknown): { text: string; leadsTo: string[] } {
  const text = JSON.stringify(value) ?? ''
  const leadsTo = new Set<string>()
  for (const [, reference = ''] of text.matchAll(/"\$(?:ref|dynamicRef)":("(?:[^"\\]|\\.)*")/g))
    leadsTo.add(JSON.parse(reference) as string)
  return { text, leadsTo: [...leadsTo] }
}
