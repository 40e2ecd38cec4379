import type { Draft, Node } from '../draft.ts'
import type { FieldMention } from '../mentions.ts'

const NUMERIC = new Set(['money', 'number', 'percent'])

export const isNumeric = (mention: FieldMention) => NUMERIC.has(mention.field.role)

export const isOrdered = (mention: FieldMention) => NUMERIC.has(mention.field.role) || mention.field.role === 'date'

export const isGrouping = (mention: FieldMention) =>
  ['category', 'boolean', 'reference', 'name', 'text', 'date', 'id'].includes(mention.field.role)

export const nodeAt = (draft: Draft, at: number): Node | undefined =>
  draft.nodes.find(node => node.at === at && !node.implicit)
