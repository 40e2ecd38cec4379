import { pattern } from '../../../lib/patterns.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import type { AppModel, Entity, Field } from '../entity-model/catalogue-model.ts'
import type { Knowledge } from '../entity-model/knowledge.ts'
import { arePeople } from '../entity-model/people.ts'
import { rememberByRelations } from '../entity-model/relations.ts'
import { isPlural, plural, wordsOf } from './words.ts'

/**
 * Everyday words for kin (Murdock, Social Structure, 1949; a closed class) and for whoever looks after children, each row with what records call
 * them behind the colon.
 */
const KIN: ReadonlyMap<string, readonly string[]> = new Map(
  [
    'mother mum mummy mom mommy mam mammy mama: mother mum mom',
    'father dad daddy papa: father dad',
    'grandmother granny gran grandma nana: grandmother grandparent grandma',
    'grandfather grandad granddad grandpa: grandfather grandparent grandpa',
    'aunt auntie aunty: aunt',
    'uncle: uncle',
    'sister: sister sibling',
    'brother: brother sibling',
    'wife: wife spouse partner',
    'husband: husband spouse partner',
    'childminder nanny babysitter: childminder nanny babysitter carer',
  ].flatMap(line => {
    const [said, values] = line.split(': ').map(words => words.split(' '))
    return said!.map(word => [word, values!] as const)
  }),
)
/** All of them, whatever each is. */
const ANY = /^(?:parents?|guardians?)$/
const KIN_WORD = `(?<kin>${[...KIN.keys()].join('|')}|parents?|guardians?)`

/** People whom records list, with what each is to them. */
interface Kin {
  people: Entity
  relation: Field
}

const kinOf = rememberByRelations((app: AppModel): Kin[] =>
  app.entities.flatMap(link => {
    const relation = link.inside && link.fields.find(isRelation)
    const keys = relation ? link.fields.flatMap(({ target }) => app.entities.filter(one => one.key === target)) : []
    const [people, ...others] = keys.filter(one => one.key !== link.inside?.entity && arePeople(one))
    return relation && people && !others.length ? [{ people, relation }] : []
  }),
)

const isRelation = ({ role, choices }: Field): boolean =>
  role === 'category' && choices.some(choice => wordsOf(choice).some(word => KIN.has(word)))

const NEEDED = pattern(
  'i',
)`\b(?:mother|father|m[aou]m|m[aou]mm[aiy]|dad|daddy|papa|grand?\w+|nana|aunt\w*|uncle|sister|brother|wife|husband|childminder|nanny|parents?|guardians?)\b`
/** "Ann Lee's mam", "ann lees mam". */
const OF_NAME = pattern('u')`
  (?<who>\p{Lu}[\p{L}’'-]*?(?: \p{Lu}[\p{L}’'-]*?){0,2}['’]s
  |(?<=\b(?:for|of|is|to|with|call|ring|phone|and) )\p{Ll}+ \p{Ll}+?['’]?s|\b(?:his|her|their)) ${KIN_WORD}\b
  (?:['’]s (?<what>(?:\p{Ll}+[ -]){0,2}\p{Ll}+)(?=[\s?.!,]*$))?
`
/** "the dad of Ann Lee". */
const BEFORE_OF = pattern('iu')`\b(?:the )?${KIN_WORD} of(?= \p{L})`

/**
 * "who is Ann Lee's dad?", "number for ann lees mam" where children have a list of guardians with the relationship of each: those of them who are that to
 * the child, said in full. Where nothing else is called so.
 */
export function sayKin(text: string, knowledge: Knowledge, names?: string[]): string {
  if (!testIn(text, NEEDED)) return text
  const [kin, ...others] = knowledge.apps(names).flatMap(({ model }) => kinOf(model))
  if (!kin || others.length) return text
  const meant = (word: string) => {
    if (ANY.test(word)) return `the ${isPlural(word) ? plural(kin.people.noun) : kin.people.noun}`
    const value = KIN.get(word.toLowerCase())!.map(one => kin.relation.choices.find(choice => wordsOf(choice).includes(one))).find(Boolean) // oxfmt-ignore
    return value && `the ${wordsOf(value).join(' ')} ${kin.people.noun}`
  }
  return text
    .replace(BEFORE_OF, (all, word: string) => meant(word)?.concat(' of') ?? all)
    .replace(OF_NAME, (all, who: string, word: string, what?: string) => {
      const whole = meant(word)
      return whole ? `${what ? `the ${what} of ` : ''}${whole} of ${ownerOf(who)}` : all
    })
    .replace(/\b(?:the )?number (?:for|of) (?=the [\p{L} ]+ of )/iu, 'the phone number of ')
}

const PRONOUNS: Readonly<Record<string, string>> = { his: 'him', her: 'her', their: 'them' }
const ownerOf = (who: string): string => PRONOUNS[who.toLowerCase()] ?? who.replace(/['’]?s$/, '')
