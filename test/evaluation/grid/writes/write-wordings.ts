import * as gold from '../../gold.ts'
import { talks } from '../phrasings/talk-slots.ts'
import type { FigureSetting, LinkSetting, Making, Setting, Target, TwoSettings } from './write-slots.ts'

const set = (s: Setting, value: unknown = s.value) => setOf(s, [s.row], value)
/** A field that only looks like a choice takes the words as they are said. */
function setOf(s: Setting, rows: Setting['row'][], value: unknown): gold.Gold {
  const to = (one: unknown) => gold.updated(s.told, rows, { [s.field.name]: one }, s.mayChange)
  const said = value === s.value ? s.v : value === s.wValue ? s.w : undefined
  return s.field.type === 'choice' && said !== undefined ? gold.either(to(value), to(said)) : to(value)
}
/** Some services keep what was deleted, with the day. */
const gone = (t: Target) => ('deletedAt' in t.row ? gold.updated(t.told, t.row, {}, ['deletedAt']) : gold.removed(t.told, t.row)) // oxfmt-ignore
const NOBODY = '"Zzyzx Quorn"'

/** A value of a choice. */
export const CHOICES = talks<Setting>({
  'set-to': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, set(s)]],
  'change-whose': s => [[`Please change ${s.rs} ${s.f} to ${s.v}`, set(s)]],
  'wish-to-be': s => [[`I'd like the ${s.f} of ${s.r} to be ${s.v}`, set(s)]],
  'should-have': s => [[`${s.r} should have the ${s.f} ${s.v} from now on`, set(s)]],
  'is-now': s => [[`The ${s.f} of ${s.r} is ${s.v} now, please update that`, set(s)]],
  'no-longer-but': s => [[`${s.rs} ${s.f} is no longer right, it's ${s.v}. Can you fix that?`, set(s)]],
  'put-down-as': s => [[`Could you put ${s.r} down with the ${s.f} ${s.v}?`, set(s)]],
  switch: s => [[`switch ${s.r} to ${s.f} ${s.v}`, set(s)]],
  'show-then-set': s => [[`Show me ${s.r}`, gold.record(s.row)], [`Set ${s.its} ${s.f} to ${s.v}`, set(s)]], // oxfmt-ignore
  'set-then-ask': s => [[`Change the ${s.f} of ${s.r} to ${s.v}`, set(s)], [`What is ${s.its} ${s.f} now?`, gold.text(gold.spelled(s.value as string, s.v), s.field.name)]], // oxfmt-ignore
  'set-then-other': s => s.other.row[s.field.name] !== s.value && [[`Set ${s.rs} ${s.f} to ${s.v}`, set(s)], [`And the same for ${s.other.r}`, setOf(s, [s.other.row], s.value)]], // oxfmt-ignore
  'set-then-correct': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, gold.pending()], [`no wait, ${s.w}`, set(s, s.wValue)]], // oxfmt-ignore
  'set-two-records': s => s.other.row[s.field.name] !== s.value && [[`Set the ${s.f} of ${s.r} and ${s.other.r} to ${s.v}`, setOf(s, [s.row, s.other.row], s.value)]], // oxfmt-ignore
  'set-no-record': s => [[`Set the ${s.f} of ${NOBODY} to ${s.v}`, gold.nowrite()]],
  'set-no-value': s => [
    [`Set the ${s.f} of ${s.r} to flobbering`, /name$/.test(s.f) ? gold.pending() : gold.nowrite()],
  ],
  'set-what': s => [
    [`Change the ${s.f} of ${s.r}`, gold.pending()],
    [s.v, set(s)],
  ],
  'set-no-leave': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, gold.pending()], ['Actually no, leave it as it is', gold.nowrite()]], // oxfmt-ignore
  'set-go-ahead': s => [[`Change ${s.rs} ${s.f} to ${s.v}`, gold.pending()], ['go ahead', set(s)]], // oxfmt-ignore
  'set-yes-please': s => [[`Please set the ${s.f} of ${s.r} to ${s.v}`, gold.pending()], ['Yes, please change it', set(s)]], // oxfmt-ignore
  'should-we': s => [[`Should we set the ${s.f} of ${s.r} to ${s.v}?`, gold.nowrite()]],
  'is-it': s => [[`Is the ${s.f} of ${s.r} ${s.v}?`, gold.yes(false)]],
  'i-think-is': s => [[`I think the ${s.f} of ${s.r} might be ${s.v}`, gold.nowrite()]],
  'ask-then-no': s => [[`Set ${s.rs} ${s.f} to ${s.v}, but ask me first`, gold.pending()], ['no', gold.nowrite()]], // oxfmt-ignore
  'unknown-then-set': s => [[`What is the blood pressure of ${s.r}?`, gold.unknown()], [`Then set ${s.its} ${s.f} to ${s.v}`, set(s)]], // oxfmt-ignore
  'make-it': s => [[`What is the ${s.f} of ${s.r}?`, gold.text(gold.spelled(s.row[s.field.name] as string, String(s.row[s.field.name]).replaceAll(/[_-]/g, ' ')), s.field.name)], [`Make it ${s.v}`, set(s)]], // oxfmt-ignore
  'back-again': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, set(s)], [`And now set it to ${s.w}`, set(s, s.wValue)]], // oxfmt-ignore
})

/** A state. */
export const STATES = talks<Setting>({
  'mark-as': s => [[`Mark ${s.r} as ${s.v}`, gold.either(set(s), gold.unknown())]],
  'can-be-marked': s => [[`${s.r} can be marked as ${s.v}`, gold.either(set(s), gold.unknown())]],
  'mark-leave': s => [
    [`Please mark ${s.r} as ${s.v}`, gold.pending()],
    ['hang on, leave it', gold.nowrite()],
  ],
})

/** A figure: absolute, and from what it is. */
export const FIGURES = talks<FigureSetting>({
  'figure-to': s => [[`Set the ${s.f} of ${s.r} to ${s.w}`, set(s, s.wValue)]],
  'raise-to': s => [[`Raise ${s.rs} ${s.f} to ${s.v}`, set(s, Number(s.v))]],
  'put-down-to': s => [[`Put the ${s.f} of ${s.r} down to ${s.w}`, set(s, s.wValue)]],
  'is-only': s => !s.isPlural && [[`The ${s.f} of ${s.r} is only ${s.w}, please correct it`, set(s, s.wValue)]],
  'now-figure': s => [[`${s.rs} ${s.f} should be ${s.w} instead of ${s.now}`, set(s, s.wValue)]],
  'up-percent': s => [[`Increase the ${s.f} of ${s.r} by 10 %`, set(s, s.value)]],
  'down-percent': s => [[`Reduce ${s.rs} ${s.f} by 10 percent`, set(s, Math.round(90 * s.now) / 100)]],
  'cut-ten': s => [[`Lower the ${s.f} of ${s.r} by 10`, set(s, s.now - 10)]],
  'add-five': s => [[`Put ${s.rs} ${s.f} up by 5`, set(s, s.now + 5)]],
  double: s => [[`Double the ${s.f} of ${s.r}`, set(s, 2 * s.now)]],
  halve: s => s.now % 20 === 0 && [[`Please halve the ${s.f} of ${s.r}`, set(s, s.now / 2)]],
  'figure-then-more': s => !s.isPlural && [[`What is the ${s.f} of ${s.r}?`, gold.plain(s.now, { field: s.field.name })], ['Raise it by 10 %', set(s, s.value)]], // oxfmt-ignore
})

/** A text. */
export const TEXTS = talks<Setting>({
  'new-text': s => [[`${s.rs} ${s.f} has changed: it's ${s.v} now. Please update it`, set(s)]],
  'moved-to': s => /city|town|location|room/.test(s.f) && [[`${s.r} has moved to ${s.v}, please update the ${s.f}`, set(s)]], // oxfmt-ignore
  'update-text': s => [[`Update the ${s.f} of ${s.r} to ${s.v}`, set(s)]],
  'text-quoted': s => [[`Change ${s.rs} ${s.f} to "${s.v}"`, set(s)]],
  'has-new-text': s => /mail|phone|mobile/.test(s.f) && [[`${s.r} has a new ${s.f}: ${s.v}`, set(s)]],
  'text-not-that': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, gold.pending()], [`Sorry, I meant ${s.w}`, set(s, s.w)]], // oxfmt-ignore
  'reach-at': s => /mail/.test(s.f) && [[`From now on we reach ${s.r} at ${s.v}, please note that`, set(s)]],
})

/** A day. */
export const DAYS = talks<Setting>({
  'move-day': s => [[`Move the ${s.f} of ${s.r} to ${s.v}`, set(s)]],
  'push-back': s => [[`Push the ${s.f} of ${s.r} back by a week`, set(s, s.wValue)]],
  postpone: s => [[`Postpone ${s.rs} ${s.f} by one week`, set(s, s.wValue)]],
  'day-is': s => [[`${s.rs} ${s.f} is 14 March 2028 now, please change it`, set(s)]],
  'day-us': s => [[`Set the ${s.f} of ${s.r} to March 14th, 2028`, set(s)]],
})

/** A flag. */
export const FLAGS = talks<Setting>({
  'mark-flag': s => [[`Mark ${s.r} as ${s.v}`, set(s)]],
  'no-longer': s => s.value === false && [[`${s.r} is no longer ${s.f}, please update that`, set(s)]],
  'is-flag-now': s => s.value === true && [[`${s.r} is ${s.f} now, please record it`, set(s)]],
  'set-flag': s => [[`Set ${s.r} to ${s.v}`, set(s)]],
})

/** A reference. */
const linked = (s: LinkSetting) => gold.updated(s.told, s.row, { [s.link.name]: s.to.row.id }, s.mayChange)
export const LINKS = talks<LinkSetting>({
  'link-change': s => [[`Change the ${s.role} of ${s.r} to ${s.to.r}`, linked(s)]],
  'link-make': s => [[`Make ${s.to.r} the ${s.role} of ${s.r}`, linked(s)]],
  'link-is-now': s => [[`${s.rs} ${s.role} is ${s.to.r} now, please change that`, linked(s)]],
  'link-assign': s => s.isWho && /assignee|agent|engineer|technician|mechanic|teacher|instructor|tutor|trainer|doctor|manager|lead|owner/.test(s.role) && [[`Assign ${s.to.r} to ${s.r} as ${s.role}`, linked(s)]], // oxfmt-ignore
  'link-move': s => !s.isWho && [[`Move ${s.r} to ${s.to.r}`, linked(s)]],
  'link-instead': s => [[`${s.to.r} should be ${s.rs} ${s.role} instead`, linked(s)]],
  'link-nobody': s => [[`Make ${NOBODY} the ${s.role} of ${s.r}`, gold.nowrite()]],
  'link-show-then': s => [[`Show me ${s.r}`, gold.record(s.row)], [`Change ${s.its} ${s.role} to ${s.to.r}`, linked(s)]], // oxfmt-ignore
})

/** Two fields at once. */
const both = (s: TwoSettings) => gold.updated(s.told, s.row, { [s.field.name]: s.value, [s.second.field.name]: 40 }, s.mayChange) // oxfmt-ignore
export const TWO = talks<TwoSettings>({
  'two-and': s => [[`Set the ${s.f} of ${s.r} to ${s.v} and the ${s.second.f} to 40`, both(s)]],
  'two-whose': s => [[`Change ${s.rs} ${s.f} to ${s.v} and ${s.its} ${s.second.f} to 40`, both(s)]],
  'two-list': s => [[`Please update ${s.r}: ${s.f} ${s.v}, ${s.second.f} 40`, both(s)]],
  'two-then': s => [[`Set the ${s.f} of ${s.r} to ${s.v}`, set(s)], [`and the ${s.second.f} to 40`, gold.updated(s.told, s.row, { [s.second.field.name]: 40 }, s.mayChange)]], // oxfmt-ignore
})

/** Deleting. */
const the = (t: Target) => (t.r.startsWith('the ') || t.r.startsWith(t.one) ? t.r : `the ${t.one} ${t.r}`)
export const REMOVALS = talks<Target>({
  delete: t => [[`Delete ${the(t)}`, gone(t)]],
  'remove-please': t => [[`Please remove ${t.r}`, gone(t)]],
  'get-rid': t => [[`Get rid of ${the(t)}`, gone(t)]],
  'entered-twice': t => [[`${t.r} was entered twice, delete it`, gone(t)]],
  'not-needed': t => [[`We don't need ${the(t)} any more, please delete it`, gone(t)]],
  'can-be-deleted': t => [[`${t.r} can be deleted`, gone(t)]],
  'twice-ask-go': t => [[`${t.r} was entered twice, delete it. But ask me before you do.`, gold.pending()], ['Yes, that one can go.', gone(t)]], // oxfmt-ignore
  'think-ask-yes': t => [[`I think we can delete ${the(t)}. Ask me again before you do.`, gold.pending()], [`Yes, please delete the ${t.one}`, gone(t)]], // oxfmt-ignore
  'check-with-me': t => [[`Delete ${the(t)}, but check with me before you do it.`, gold.pending()], ['no', gold.nowrite()]], // oxfmt-ignore
  'delete-hang-on': t => [
    [`Delete ${the(t)}`, gold.pending()],
    ['hang on, keep it', gold.nowrite()],
  ],
  'delete-keep': t => [
    [`Remove ${t.r}`, gold.pending()],
    ["No, I'd rather keep it", gold.nowrite()],
  ],
  'delete-never-mind': t => [
    [`Please delete ${the(t)}`, gold.pending()],
    ['never mind', gold.nowrite()],
  ],
  'delete-go-ahead': t => [
    [`Delete ${t.r}`, gold.pending()],
    ['Go ahead', gone(t)],
  ],
  'delete-do-it': t => [
    [`Delete ${the(t)}, please`, gold.pending()],
    ['Yes, do it', gone(t)],
  ],
  'delete-sure': t => [
    [`Take ${t.r} out of the system`, gold.pending()],
    ["yes I'm sure", gone(t)],
  ],
  'delete-other': t => [[`Delete ${t.r}`, gold.pending()], [`No, I meant ${t.other.r}`, gold.removed(t.told, t.other.row)]], // oxfmt-ignore
  'delete-two': t => [[`Delete ${t.r} and ${t.other.r}`, gold.removed(t.told, t.row, t.other.row)]],
  'delete-nobody': t => [[`Delete the ${t.one} ${NOBODY}`, gold.nowrite()]],
  'show-delete': t => [[`Show me ${t.r}`, gold.record(t.row)], [`Delete ${t.its === 'their' ? 'them' : 'it'}`, gone(t)]], // oxfmt-ignore
  'show-delete-that': t => [
    [`Tell me about ${t.r}`, gold.record(t.row)],
    [`please delete that ${t.one}`, gone(t)],
  ],
  'ask-can-delete': t => [[`Can ${t.r} be deleted?`, gold.nowrite()]],
  'what-happens': t => [[`What happens if I delete ${t.r}?`, gold.nowrite()]],
  'dont-delete': t => [[`Don't delete ${the(t)}`, gold.nowrite()]],
  'who-deleted': t => [[`Did anyone delete ${t.r}?`, gold.nowrite()]],
  'delete-then-there': t => [[`Delete ${the(t)}`, gone(t)], [`Is ${t.r} still there?`, gold.either(gold.yes(false), gold.unknown(), gold.empty())]], // oxfmt-ignore
  'delete-then-count': t => t.kind.rows.length === (t.tables[t.kind.table] ?? []).length && [[`Delete ${t.r}`, gone(t)], [`How many ${t.many} are left?`, gold.count(t.kind.rows.length - 1)]], // oxfmt-ignore
  'delete-question-first': t => [
    [`Delete ${the(t)}`, gold.pending()],
    ['hm, wait a moment', gold.nowrite()],
  ],
})

/** Creating. */
const an = (m: Making) => `a new ${m.one}`
const plainly = (m: Making) => m.needed.map(({ f, v, sort }) => (sort === 'link' ? `for ${v}` : `${f} ${v}`))
const made = (m: Making, more: Record<string, unknown> = {}) => gold.created(m.told, { [m.nameField]: m.name, ...Object.fromEntries(m.needed.map(({ name, value }) => [name, value])), ...more }) // oxfmt-ignore
const nameF = (m: Making) => (/title/i.test(m.nameField) ? 'title' : /subject/i.test(m.nameField) ? 'subject' : 'name')
const last = (m: Making) => m.needed.at(-1)!
const isLinked = (m: Making) => m.needed.filter(({ sort }) => sort === 'link').length === 1
const withAnd = (parts: readonly string[]) => (parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}` : (parts[0] ?? '')) // oxfmt-ignore
export const MAKINGS = talks<Making>({
  'create-called': m => [[`Create ${an(m)} called "${m.name}"${m.needed.length > 0 ? ` with ${withAnd(m.needed.map(({ f, v }) => `the ${f} ${v}`))}` : ''}`, made(m)]], // oxfmt-ignore
  'add-colon': m => [[`Add ${an(m)}: ${[`"${m.name}"`, ...m.needed.map(({ f, v }) => `${f} ${v}`)].join(', ')}`, made(m)]], // oxfmt-ignore
  'add-bare-values': m => m.needed.length > 0 && m.needed.every(({ sort }) => sort === 'choice' || sort === 'text' || sort === 'link') && [[`Add ${an(m)}: "${m.name}", ${m.needed.map(({ v }) => v).join(', ')}`, made(m)]], // oxfmt-ignore
  'need-new': m => [[`I need ${an(m)}. ${[`The ${nameF(m)} is ${m.name}`, ...m.needed.map(({ f, v }) => `the ${f} is ${v}`)].join(', ')}.`, made(m)]], // oxfmt-ignore
  'register-paren': m => m.needed.length > 0 && [[`Please register the ${m.one} ${m.name} (${m.needed.map(({ f, v }) => `${f}: ${v}`).join(', ')})`, made(m)]], // oxfmt-ignore
  'add-for': m => isLinked(m) && [[`Add a ${m.one} "${m.name}" ${plainly(m).sort((a, b) => Number(b.startsWith('for ')) - Number(a.startsWith('for '))).join(', ')}`, made(m)]], // oxfmt-ignore
  'wish-create': m => [[`I'd like to add ${an(m)} named ${m.name}${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}`, made(m)]], // oxfmt-ignore
  'create-asked': m => m.needed.length === 1 && [[`Create ${an(m)} called "${m.name}"`, gold.pending()], [last(m).v, made(m)]], // oxfmt-ignore
  'create-asked-field': m => m.needed.length === 1 && [[`Add ${an(m)} named ${m.name}`, gold.pending()], [`The ${last(m).f} is ${last(m).v}`, made(m)]], // oxfmt-ignore
  'create-asked-all': m => m.needed.length > 1 && m.needed.length < 4 && [[`Create ${an(m)} called "${m.name}"`, gold.pending()], [m.needed.map(({ f, v }) => `${f} ${v}`).join(', '), made(m)]], // oxfmt-ignore
  'create-one-by-one': m => m.needed.length === 2 && [[`Add a ${m.one} called "${m.name}"`, gold.pending()], [`the ${m.needed[0]!.f} is ${m.needed[0]!.v}`, gold.pending()], [`and the ${m.needed[1]!.f} is ${m.needed[1]!.v}`, made(m)]], // oxfmt-ignore
  'create-no-name': m => m.needed.length === 0 && [[`I want to add ${an(m)}`, gold.pending()], [`"${m.name}"`, made(m)]], // oxfmt-ignore
  'create-forget-it': m => [[`Create ${an(m)} called "${m.name}"${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}`, gold.pending()], ['forget it', gold.nowrite()]], // oxfmt-ignore
  'create-midway-stop': m => m.needed.length > 0 && [[`Add ${an(m)} called ${m.name}`, gold.pending()], ["let's not do that after all", gold.nowrite()]], // oxfmt-ignore
  'create-then-count': m => m.kind.rows.length === (m.tables[m.kind.table] ?? []).length && [[`Create ${an(m)} "${m.name}"${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}`, made(m)], [`How many ${m.many} do we have now?`, gold.count(m.kind.rows.length + 1)]], // oxfmt-ignore
  'create-then-show': m => [[`Add ${an(m)} "${m.name}"${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}`, made(m)], [`Show me ${m.name}`, gold.mentions([m.name])]], // oxfmt-ignore
  'how-do-i': m => [[`How do I add ${an(m)}?`, gold.nowrite()]],
  'statement-create': m => [[`We have ${an(m)}: ${m.name}${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}. Please add it.`, made(m)]], // oxfmt-ignore
  'create-correct': m => [[`Create ${an(m)} called "${m.name}"${m.needed.map(({ f, v }) => `, ${f} ${v}`).join('')}`, gold.pending()], [`make the ${nameF(m)} "Saltmarsh Drive"`, made(m, { [m.nameField]: 'Saltmarsh Drive' })]], // oxfmt-ignore
})
