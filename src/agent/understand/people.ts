import type { Entity } from './catalogue-model.ts'

/** Records of people: a name and an e-mail address, and nothing that only a company has. */
export const isPersonEntity = (entity: Entity): boolean =>
  entity.nameFields.length > 0 &&
  entity.fields.some(f => f.role === 'email') &&
  !entity.fields.some(
    f =>
      /^(website|industry|employee|revenue|founded)$/.test(f.words.at(-1)!) ||
      /employee count|annual revenue/.test(f.words.join(' ')),
  )
