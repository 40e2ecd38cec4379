import { isNumeric } from '../conditions/shared.ts'
import type { Draft, Node } from '../draft.ts'
import type { FieldMention } from '../mentions.ts'

/** Fields that can rank records: figures and dates. */
export const isOrdered = (mention: FieldMention) => isNumeric(mention) || mention.field.role === 'date'

export const isGrouping = (mention: FieldMention) =>
  ['category', 'boolean', 'reference', 'name', 'text', 'date', 'id'].includes(mention.field.role)

export const nodeAt = (draft: Draft, at: number): Node | undefined =>
  draft.nodes.find(node => node.at === at && !node.implicit)
