import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

const CARS = [['Toyota', 'Yaris'], ['Vauxhall', 'Corsa'], ['Renault', 'Clio'], ['Hyundai', 'i20'], ['Mini', 'Cooper'], ['Ford', 'Fiesta'], ['Nissan', 'Leaf']] as const // oxfmt-ignore
export const STATES = ['SCHEDULED', 'COMPLETED', 'CANCELLED', 'NO_SHOW'] as const
export const STAGES = ['THEORY', 'PRACTICAL', 'READY_FOR_TEST', 'PASSED'] as const
export const GEARS = ['MANUAL', 'AUTOMATIC'] as const

export type DrivingschoolData = ReturnType<typeof createDrivingschoolData>

/** 7 cars, 6 instructors, 40 learners and 80 lessons. */
export function createDrivingschoolData(clock: Date) {
  const random = createRandom(20_26_431)
  const { day } = createDays(clock)
  const schoolCars = CARS.map(([make, model], index) => ({
    id: `${7_100_000_017 + index * 1009}`,
    make: make as string,
    model: model as string,
    plate: `LD${20 + index} ${['KXA', 'BWF', 'OPR', 'VTE', 'HGM', 'SJC', 'NYD'][index]}`,
    gearbox: index === 6 ? 'AUTOMATIC' : (random.pick(GEARS) as string),
    mileageKm: random.whole(4000, 150_000),
  }))
  const drivingInstructors = createPeopleOf(12_127, 6, 'clearroad.example').map(({ firstName, lastName, email }, index) => ({
    id: `${8_200_000_003 + index * 2003}`,
    displayName: `${firstName} ${lastName}`,
    email,
    carId: schoolCars[index]!.id,
    hireDate: day(-random.whole(200, 3600)),
    hourlyRate: random.whole(28, 45),
  })) // oxfmt-ignore
  const learners = createPeopleOf(12_131, 40, 'lplates.example').map(({ firstName, lastName, email }, index) => {
    const stage = random.pick(STAGES) as string
    return {
      id: `${9_300_000_011 + index * 4001}`,
      givenName: firstName,
      familyName: lastName,
      email,
      stage,
      gearbox: random.pick(GEARS) as string,
      birthDate: day(-random.whole(17 * 365 + 10, 45 * 365)),
      testDate: stage === 'READY_FOR_TEST' ? day(random.whole(2, 80)) : stage === 'PASSED' ? day(-random.whole(3, 200)) : null, // oxfmt-ignore
      instructorId: random.pick(drivingInstructors).id,
      balance: random.whole(0, 12) * 20,
    }
  })
  const drivingLessons = Array.from({ length: 80 }, (_, index) => {
    const offset = random.whole(-70, 30)
    const learner = random.pick(learners)
    return {
      id: `${6_400_000_007 + index * 3001}`,
      learnerId: learner.id,
      instructorId: random.chance(0.85) ? learner.instructorId : random.pick(drivingInstructors).id,
      startTime: `${day(offset)}T${String(random.whole(8, 18)).padStart(2, '0')}:00:00Z`,
      minutes: random.pick([60, 60, 90, 120]),
      status: offset >= 0 ? random.pick(['SCHEDULED', 'SCHEDULED', 'CANCELLED']) : random.pick(['COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED', 'NO_SHOW']), // oxfmt-ignore
      distanceKm: random.whole(8, 60),
      price: random.pick([35, 38, 52, 70]),
    }
  })
  return { schoolCars, drivingInstructors, learners, drivingLessons }
}
