import { createRandom } from '../../../support/apis/random.ts'
import { createDays } from '../days.ts'
import { createPeopleOf } from '../persons.ts'

export interface Tutor {
  id: string
  firstName: string
  lastName: string
  email: string
  country: string
  revenueShare: number
  bio: string | null
  joinedOn: string
}
export interface OnlineCourse {
  id: string
  title: string
  tutorId: string
  topic: string
  level: string
  language: string
  price: number
  videoHours: number
  lessonCount: number
  averageRating: number | null
  published: boolean
  publishedOn: string | null
}
export interface OnlineLearner {
  id: string
  firstName: string
  lastName: string
  email: string
  country: string
  plan: string
  organisation: { name: string; seat: string } | null
  signedUpOn: string
  lastSeenOn: string
}
export interface Enrollment {
  id: string
  learnerId: string
  courseId: string
  status: string
  progressPercent: number
  pricePaid: number
  enrolledOn: string
  completedOn: string | null
}
export interface QuizAttempt {
  id: string
  learnerId: string
  courseId: string
  score: number
  passed: boolean
  minutesTaken: number
  takenOn: string
}

export const TOPICS = ['programming', 'design', 'marketing', 'finance', 'photography', 'languages'] as const
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const COURSE_LANGUAGES = ['English', 'Spanish', 'German'] as const
export const LEARNER_PLANS = ['free', 'plus', 'business'] as const
export const ENROLLMENT_STATUSES = ['inProgress', 'completed', 'dropped'] as const

const TITLES: Record<string, string[]> = {
  programming: ['Python from Scratch', 'Clean Code in Practice', 'Data Structures Explained', 'Rust for the Curious', 'Web Apps with React', 'SQL for Analysts', 'Testing without Tears', 'Docker Essentials', 'Machine Learning Primer', 'Git Mastery', 'Building REST Services'], // oxfmt-ignore
  design: ['Typography Basics', 'Colour Theory', 'Figma for Teams', 'Logo Design Workshop', 'Accessible Interfaces', 'Illustration with Procreate', 'Design Systems', 'Motion Graphics', 'Sketchnoting'], // oxfmt-ignore
  marketing: ['Search Ads That Sell', 'Email Campaigns', 'Brand Storytelling', 'Social Media Planner', 'Copywriting Bootcamp', 'Market Research', 'Influencer Marketing', 'Pricing Strategy'], // oxfmt-ignore
  finance: ['Bookkeeping for Freelancers', 'Reading a Balance Sheet', 'Personal Budgeting', 'Investing Basics', 'Financial Modelling', 'Startup Funding', 'Tax Made Simple'], // oxfmt-ignore
  photography: ['Portraits in Natural Light', 'Night Photography', 'Lightroom Workflow', 'Street Photography', 'Food Photography', 'Drone Filming', 'Your First Camera'], // oxfmt-ignore
  languages: ['Spanish for Travellers', 'German Grammar', 'Business English', 'Italian in 30 Days', 'French Pronunciation', 'Japanese Kana', 'Polish for Beginners', 'Portuguese Conversation'], // oxfmt-ignore
}
const COUNTRIES = ['Ireland', 'Ireland', 'Spain', 'Germany', 'Germany', 'Canada', 'Brazil', 'Poland', 'Kenya']
const ORGANISATIONS = ['Tidewater Bank', 'Oakline Media', 'Pixelgarden', 'Northern Rail Works', 'Clinica Sol']
const BIOS = ['Ten years in the trade', 'Teaches at a university', 'Author of two books']

export type ElearningData = ReturnType<typeof createElearningData>
type Random = ReturnType<typeof createRandom>
type Days = ReturnType<typeof createDays>

/** 24 tutors, 50 courses, 140 learners, 330 enrollments and 260 attempts at quizzes. */
export function createElearningData(clock: Date) {
  const random = createRandom(93_401)
  const days = createDays(clock)
  const tutors = createPeopleOf(93_403, 24, 'tutors.lernhafen.example').map((person, index): Tutor => ({
    id: `tut_${11 + index}`,
    ...person,
    country: random.pick(COUNTRIES),
    revenueShare: random.pick([40, 45, 50, 50, 60]),
    bio: random.chance(0.7) ? random.pick(BIOS) : null,
    joinedOn: days.day(-200 - random.whole(0, 1500)),
  }))
  const onlineCourses = TOPICS.flatMap(topic => TITLES[topic]!.map(title => ({ topic, title }))).map(
    ({ topic, title }, index): OnlineCourse => {
      const published = random.chance(0.86)
      const hours = random.whole(4, 64) / 2
      return {
        id: `crs_${101 + index}`,
        title,
        tutorId: (index < 22 ? tutors[index]! : random.pick(tutors.slice(0, 22))).id,
        topic,
        level: random.pick(['beginner', 'beginner', 'intermediate', 'intermediate', 'advanced']),
        language: random.pick(['English', 'English', 'English', 'Spanish', 'German']),
        price: random.pick([0, 19, 29, 29, 39, 49, 49, 59, 79, 99]),
        videoHours: hours,
        lessonCount: Math.round(hours * random.whole(2, 5)) + 3,
        averageRating: published && random.chance(0.92) ? random.whole(28, 50) / 10 : null,
        published,
        publishedOn: published ? days.day(-15 - random.whole(0, 1000)) : null,
      }
    },
  )
  const onlineLearners = createPeopleOf(93_407, 140, 'studymail.example').map((person, index): OnlineLearner => {
    const plan = random.pick(['free', 'free', 'free', 'plus', 'plus', 'business'])
    const signed = -3 - random.whole(0, 800)
    return {
      id: `lrn_${1001 + index}`,
      ...person,
      country: random.pick(COUNTRIES),
      plan,
      organisation: plan === 'business' ? { name: random.pick(ORGANISATIONS), seat: `S-${100 + index}` } : null,
      signedUpOn: days.day(signed),
      lastSeenOn: days.day(Math.max(signed, -random.whole(0, 160))),
    }
  })
  const enrollments = createEnrollments(random, days, onlineLearners, onlineCourses)
  return { tutors, onlineCourses, onlineLearners, enrollments, quizAttempts: createAttempts(random, days, enrollments) }
}

/** Of the last year, each learner in a course once; some learners are in none. */
function createEnrollments(
  random: Random,
  { day }: Days,
  learners: OnlineLearner[],
  courses: OnlineCourse[],
): Enrollment[] {
  // oxfmt-ignore
  const eager = learners.filter((_, index) => index % 10 !== 6)
  const offered = courses.filter(one => one.published)
  const known = new Set<string>()
  return Array.from({ length: 330 }, (_, index) => {
    let [learner, course] = [random.pick(eager), random.pick(offered)]
    while (known.has(`${learner.id} ${course.id}`)) [learner, course] = [random.pick(eager), random.pick(offered)]
    known.add(`${learner.id} ${course.id}`)
    const offset = -360 + Math.floor((360 * index) / 330)
    const status = offset > -12 ? 'inProgress' : random.pick(['inProgress', 'inProgress', 'completed', 'completed', 'dropped']) // oxfmt-ignore
    return {
      id: `enr_${4001 + index}`,
      learnerId: learner.id,
      courseId: course.id,
      status,
      progressPercent: status === 'completed' ? 100 : status === 'dropped' ? random.whole(1, 60) : random.whole(0, 96),
      pricePaid: learner.plan === 'business' ? 0 : Math.round(course.price * random.pick([1, 1, 1, 0.8, 0.5]) * 100) / 100, // oxfmt-ignore
      enrolledOn: day(offset),
      completedOn: status === 'completed' ? day(Math.min(0, offset + random.whole(8, 90))) : null,
    }
  })
}

/** Each by somebody who is in the course; 60 points are enough to pass. */
const createAttempts = (random: Random, { day }: Days, enrollments: Enrollment[]): QuizAttempt[] =>
  Array.from({ length: 260 }, (_, index) => {
    const offset = -170 + Math.floor((171 * index) / 260)
    const { learnerId, courseId } = random.pick(enrollments.filter(one => one.enrolledOn <= day(offset)))
    const score = random.whole(28, 100)
    return {
      id: `qz_${9001 + index}`,
      learnerId,
      courseId,
      score,
      passed: score >= 60,
      minutesTaken: random.whole(6, 55),
      takenOn: day(offset),
    }
  })
