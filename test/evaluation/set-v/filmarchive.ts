import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'
import { champion, measures, sizes } from '../set-s/choose.ts'
import { as } from './choose.ts'

/** Set V over the film archive. */
export function askFilmarchive({ filmarchive }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('v', 'filmarchive')
  const { films, screenings } = filmarchive
  ask('count', 'How many films do we have?', gold.count(films.length))
  ask('count', 'How many documentaries are there?', gold.count(films.filter(one => one.genre === 'documentary').length))
  ask('filter', 'Which films from Japan are restored?', gold.set(films.filter(one => one.country === 'Japan' && one.restored))) // oxfmt-ignore
  ask('filter', 'List the films on 16mm.', gold.set(films.filter(one => one.format === '16mm')))
  ask('threshold', 'Which films have a runtime of more than 150 minutes?', gold.set(films.filter(one => one.runtime > 150))) // oxfmt-ignore
  ask('aggregate', 'What is the average runtime of the comedies?', gold.plain(pick.mean(films.filter(one => one.genre === 'comedy'), one => one.runtime))) // oxfmt-ignore
  ask('aggregate', 'How many tickets were sold in total at the Rex?', gold.count(pick.sum(screenings.filter(one => one.venue === 'Rex'), one => one.tickets_sold))) // oxfmt-ignore
  ask(
    'top',
    'Which film is the longest?',
    gold.largest(films, one => one.runtime),
  )
  ask(
    'top',
    'Which screening sold the most tickets?',
    gold.largest(screenings, one => one.tickets_sold),
  )
  ask('group', 'How many films are there per country?', gold.map(sizes(films, one => one.country, as)))
  ask('group', 'Total tickets sold by venue', gold.map(measures(screenings, one => one.venue, own => pick.sum(own, one => one.tickets_sold), as))) // oxfmt-ignore
  const shown = pick.nth(films, one => screenings.filter(own => own.film_id === one.id).length > 2)
  ask('join', `Show the screenings of ${shown.title}.`, gold.set(screenings.filter(one => one.film_id === shown.id)))
  ask('join', 'Which film has the most screenings?', champion(films, one => screenings.filter(own => own.film_id === one.id).length, one => one.title)) // oxfmt-ignore
  ask('lookup', `Who is the director of ${films[31]!.title}?`, gold.text(films[31]!.director, 'director'))
  const month = pick.month(screenings[12]!.shown_on)!
  ask('date', `Which screenings were shown in ${pick.monthName(month)}?`, gold.set(screenings.filter(one => pick.month(one.shown_on) === month))) // oxfmt-ignore
  const from = (country: string) => films.filter(one => one.country === country)
  talk('followup', ['How many films come from Brazil?', gold.count(from('Brazil').length)], ['And from Poland?', gold.count(from('Poland').length)]) // oxfmt-ignore
  const old = pick.nth(films, one => !one.restored, 9)
  ask('write', `Set the format of the film ${old.title} to digital.`, gold.either(gold.updated('filmarchive.films', old, { format: 'digital' }), gold.all(gold.nowrite(true), gold.unknown()))) // oxfmt-ignore
  ask('missing', `Who is the producer of ${films[31]!.title}?`, gold.unknown())
  return questions
}
