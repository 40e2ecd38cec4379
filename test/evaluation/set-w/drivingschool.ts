import type { Facts } from '../facts.ts'
import * as gold from '../gold.ts'
import * as pick from '../pick.ts'
import { createQuestions, type Question } from '../question.ts'

import { champion, sizes } from '../set-s/choose.ts'
import { called, countWithin, micros, perOwner } from './choose.ts'

/** Set W over the driving school. */
export function askDrivingschool({ drivingschool, day }: Facts): Question[] {
  const { ask, talk, questions } = createQuestions('w', 'drivingschool')
  const { schoolCars: cars, drivingInstructors: instructors, learners, drivingLessons: lessons } = drivingschool
  const nameOf = (one: { givenName: string; familyName: string }) => `${one.givenName} ${one.familyName}`
  ask('count', 'How many learners are ready for the test?', gold.count(learners.filter(one => one.stage === 'READY_FOR_TEST').length)) // oxfmt-ignore
  ask('filter', 'Which cars are automatic?', gold.set(cars.filter(one => one.gearbox === 'AUTOMATIC')))
  const eager = pick.nth(learners, one => lessons.filter(own => own.learnerId === one.id).length > 2, 1)
  ask('join', `Show the lessons of ${nameOf(eager)}.`, gold.set(lessons.filter(one => one.learnerId === eager.id)))
  ask(
    'top',
    'Which car has the highest mileage?',
    gold.largest(cars, one => one.mileageKm),
  )
  ask('aggregate', 'What is the average price of a lesson?', micros(pick.mean(lessons, one => one.price)))
  ask('aggregate', 'What is the total price of the completed lessons?', micros(pick.sum(lessons.filter(one => one.status === 'COMPLETED'), one => one.price))) // oxfmt-ignore
  ask(
    'group',
    'How many lessons are there per status?',
    gold.map(
      sizes(
        lessons,
        one => one.status,
        status => gold.spelled(`LESSON_STATUS_${status}`, status, status.replace('_', ' ')),
      ),
    ),
  )
  ask('filter', 'Which lessons were a no show?', gold.set(lessons.filter(one => one.status === 'NO_SHOW')))
  ask('join', 'Which instructor gives the most lessons?', champion(instructors, one => lessons.filter(own => own.instructorId === one.id).length, one => one.displayName)) // oxfmt-ignore
  ask('group', 'How many learners does each instructor have?', gold.map(perOwner(instructors, one => one.displayName, learners, one => one.instructorId))) // oxfmt-ignore
  const driven = pick.find(cars, instructors[1]!.carId)
  ask('join', `Which car does ${instructors[1]!.displayName} teach in?`, called(driven, driven.plate, driven.model))
  ask('join', `Who are the learners of ${instructors[3]!.displayName}?`, gold.set(learners.filter(one => one.instructorId === instructors[3]!.id))) // oxfmt-ignore
  ask('date', 'Which learners have their test in the next 30 days?', pick.setWithin(learners, one => one.testDate, day(0), day(30))) // oxfmt-ignore
  ask('date', 'How many lessons are in the next 7 days?', countWithin(lessons, one => one.startTime.slice(0, 10), day(0), day(7))) // oxfmt-ignore
  ask('filter', 'How many lessons last 90 minutes?', gold.count(lessons.filter(one => one.minutes === 90).length))
  const youngest = gold.largest(learners, one => one.birthDate)
  ask('top', 'Who is the youngest learner?', gold.either(youngest, ...youngest.items.map(one => gold.text(nameOf(one as (typeof learners)[number]))))) // oxfmt-ignore
  ask('lookup', `What is the hourly rate of ${instructors[4]!.displayName}?`, gold.money(instructors[4]!.hourlyRate, { field: 'hourlyRate' })) // oxfmt-ignore
  ask('aggregate', 'How many kilometres were driven in completed lessons in total?', gold.count(pick.sum(lessons.filter(one => one.status === 'COMPLETED'), one => one.distanceKm))) // oxfmt-ignore
  ask('yes-no', `Has ${nameOf(learners[7]!)} passed?`, gold.yes(learners[7]!.stage === 'PASSED'))
  ask('threshold', 'Which learners have a balance over 150?', gold.set(learners.filter(one => one.balance > 150)))
  const on = (gearbox: string) => gold.count(learners.filter(one => one.gearbox === gearbox).length)
  talk('followup', ['How many learners learn on a manual gearbox?', on('MANUAL')], ['And on an automatic one?', on('AUTOMATIC')]) // oxfmt-ignore
  ask('lookup', `When was ${nameOf(learners[12]!)} born?`, gold.text(pick.dayAs(learners[12]!.birthDate), 'birthDate'))
  const practising = pick.nth(learners, one => one.stage === 'THEORY', 2)
  ask('write', `Set the stage of ${nameOf(practising)} to practical.`, gold.updated('drivingschool.learners', practising, { stage: 'PRACTICAL' })) // oxfmt-ignore
  ask('missing', `What is the home address of ${nameOf(learners[5]!)}?`, gold.unknown())
  return questions
}
