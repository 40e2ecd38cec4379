/** What the school offers, who teaches it and where: name after name, as its printed prospectus has them. */
export const SUBJECT_AREAS: [code: string, name: string, description: string][] = [
  ['LNG', 'Languages', 'From first words to relaxed conversation'],
  ['CKY', 'Cookery', 'Hands-on evenings in the teaching kitchen'],
  ['ART', 'Arts and Crafts', 'Drawing, clay, cloth and print'],
  ['ICT', 'Computing', 'From first clicks to first programs'],
  ['WEL', 'Health and Wellbeing', 'Movement, rest and first aid'],
  ['MUS', 'Music', 'Playing and singing together'],
  ['BUS', 'Work and Business', 'Skills for a job, or for a firm of your own'],
]

/** `area` is the code of a subject area. */
export const TUTORS: [firstName: string, lastName: string, area: string, contract: string, hourlyRate: number][] = [
  ['Marguerite', 'Oyelaran', 'LNG', 'Permanent', 31.5],
  ['Iñaki', 'Sarasola', 'LNG', 'Freelance', 29],
  ['Bronwen', 'Prosser', 'CKY', 'Freelance', 34],
  ['Somchai', 'Rattana', 'CKY', 'Freelance', 36.5],
  ['Lettice', 'Farquhar', 'ART', 'Permanent', 30],
  ['Dov', 'Perlman', 'ART', 'Freelance', 28.5],
  ['Ottilie', 'Brandvold', 'ART', 'Volunteer', 0],
  ['Kofi', 'Amponsah', 'ICT', 'Permanent', 38],
  ['Ruth', 'Gillespie', 'ICT', 'Freelance', 33],
  ['Anjali', 'Venkataraman', 'WEL', 'Freelance', 32],
  ['Padraig', 'Tierney', 'WEL', 'Freelance', 27.5],
  ['Clementine', 'Hobday', 'MUS', 'Permanent', 35],
  ['Zoltan', 'Benedek', 'MUS', 'Freelance', 30.5],
  ['Geraldine', 'Mwangi', 'BUS', 'Freelance', 42],
  ['Hamish', 'Ballantyne', 'BUS', 'Volunteer', 0],
]

export const ROOMS: [
  name: string,
  building: string,
  floor: number,
  capacity: number,
  projector: boolean,
  stepFree: boolean,
][] = [
  // oxfmt-ignore
  ['Teaching Kitchen', 'Tannery', 0, 12, false, true],
  ['Kiln Room', 'Tannery', 0, 10, false, true],
  ['Skylight Studio', 'Tannery', 2, 16, false, false],
  ['Computer Suite', 'Main Building', 1, 14, true, true],
  ['Assembly Hall', 'Main Building', 0, 60, true, true],
  ['Seminar Room 1', 'Main Building', 0, 18, true, true],
  ['Seminar Room 2', 'Main Building', 1, 22, true, true],
  ['Reading Room', 'Main Building', 2, 8, false, true],
  ['Recital Room', 'Old Chapel', 0, 28, false, false],
  ['Vestry', 'Old Chapel', 1, 9, true, false],
]

/**
 * A course: `tutor` is a last name, `room` a name, `week` counts from this one (negative ones have begun), and `asked` is
 * how many wanted to come.
 */
export type Offer = [
  title: string,
  tutor: string,
  level: string,
  room: string | null,
  fee: number,
  sessions: number,
  minutes: number,
  max: number,
  week: number,
  asked: number,
]
export const OFFERS: Offer[] = [
  ['Italian for Holidays', 'Oyelaran', 'Beginner', 'Seminar Room 1', 96, 8, 90, 12, -34, 5],
  ['Watercolour Landscapes', 'Farquhar', 'AllLevels', 'Skylight Studio', 124, 8, 120, 10, -33, 5],
  ['Thai Street Food', 'Rattana', 'AllLevels', 'Teaching Kitchen', 148, 5, 150, 8, -31, 6],
  ['Spreadsheets Without Tears', 'Gillespie', 'Beginner', 'Computer Suite', 78, 6, 90, 12, -30, 5],
  ['Hatha Yoga', 'Venkataraman', 'AllLevels', 'Assembly Hall', 84, 10, 75, 18, -29, 8],
  ['Public Speaking', 'Mwangi', 'Intermediate', 'Seminar Room 2', 132, 6, 120, 10, -20, 4],
  ['Ukulele Starters', 'Benedek', 'Beginner', 'Recital Room', 72, 8, 60, 12, -19, 5],
  ['Bread and Sourdough', 'Prosser', 'Beginner', 'Teaching Kitchen', 118, 4, 180, 8, -18, 6],
  ['Linocut Printing', 'Perlman', 'AllLevels', 'Skylight Studio', 105, 6, 120, 10, -17, 5],
  ['Spanish Conversation', 'Sarasola', 'Advanced', null, 110, 10, 90, 10, -17, 4],
  ['First Aid at Home', 'Tierney', 'Beginner', 'Seminar Room 1', 45, 2, 180, 15, -12, 5],
  ['Writing a CV That Works', 'Ballantyne', 'Beginner', null, 25, 2, 120, 12, -11, 4],
  ['French from Scratch', 'Oyelaran', 'Beginner', 'Seminar Room 1', 99, 10, 90, 12, -8, 7],
  ['Throwing Pots on the Wheel', 'Farquhar', 'Beginner', 'Kiln Room', 186, 8, 150, 6, -6, 8],
  ['Python for the Curious', 'Amponsah', 'Beginner', 'Computer Suite', 158, 10, 120, 12, -6, 7],
  ['Community Gospel Choir', 'Hobday', 'AllLevels', 'Assembly Hall', 60, 12, 90, 40, -5, 8],
  ['Pilates for Bad Backs', 'Venkataraman', 'AllLevels', 'Assembly Hall', 88, 8, 60, 16, -5, 5],
  ['Bookkeeping Level 1', 'Mwangi', 'Beginner', null, 210, 12, 120, 12, -4, 6],
  ['Curries of Kerala', 'Rattana', 'Intermediate', 'Teaching Kitchen', 142, 5, 150, 6, -3, 11],
  ['Staying Safe Online', 'Gillespie', 'Beginner', 'Computer Suite', 30, 4, 60, 14, -2, 3],
  ['Everyday German', 'Oyelaran', 'Intermediate', null, 104, 10, 90, 12, 1, 4],
  ['Guitar by Ear', 'Benedek', 'Intermediate', 'Recital Room', 115, 8, 90, 8, 2, 4],
  ['Dressmaking Basics', 'Perlman', 'Beginner', 'Skylight Studio', 138, 8, 150, 6, 2, 9],
  ['Build Your Own Website', 'Amponsah', 'Intermediate', 'Computer Suite', 164, 8, 120, 12, 3, 3],
  ['Knife Skills', 'Prosser', 'Beginner', 'Teaching Kitchen', 66, 2, 150, 8, 3, 5],
  ['Starting a Small Business', 'Mwangi', 'Beginner', 'Seminar Room 2', 92, 6, 120, 14, 6, 2],
  ['Mindfulness in Eight Weeks', 'Tierney', 'AllLevels', 'Reading Room', 76, 8, 60, 8, 1, 4],
  ['Japanese Reading Circle', 'Sarasola', 'Advanced', 'Reading Room', 108, 10, 90, 8, 11, 0],
  ['Stained Glass Workshop', 'Brandvold', 'Intermediate', 'Skylight Studio', 225, 6, 180, 8, 12, 0],
  ['Songwriting Lab', 'Hobday', 'Intermediate', 'Recital Room', 126, 8, 90, 10, 13, 0],
]
/** Courses that do not take place after all. */
export const CALLED_OFF: readonly string[] = ['Public Speaking', 'Build Your Own Website']
/** Courses that meet in a room while others follow on a screen. */
export const HYBRID: readonly string[] = ['Spreadsheets Without Tears', 'Python for the Curious', 'Starting a Small Business'] // oxfmt-ignore

/** Who takes courses: with the `M` of a concession where there is one (`S` student, `P` pensioner, `J` job seeker). */
export const PARTICIPANTS: string[] =
  `Alma Dunnett P|Rowan Teasdale|Nkechi Obiora J|Percy Wetherby P|Sunniva Haugland|Declan Mulcahy|Ines Carvalhal S
Barnaby Stopes|Yolanda Pryce|Theo Garside S|Mabel Crowther P|Ravi Deshmukh|Josephine Lisle|Emrys Cadogan P|Fatou Jallow J
Gwen Hathersage|Conrad Blyth|Helen Marsh P|Tobias Rennick|Agnieszka Mazurek|Stanley Ogden P|Lubna Qureshi|Freya Sandell S
Winston Delisser|Nora Plaistow|Callum Abercrombie|Hyacinth Rolle P|Jiho Seong S|Maureen Tapsell P|Vasile Ungureanu J
Edith Kirkbride P|Ollie Frampton S|Salome Beridze|Desmond Larkham|Petra Honsova|Bertram Quayle P|Kezia Mollison
Arjun Thakkar S|Sheila Buxted P|Helen Marsh|Grigor Petrosyan|Daisy Wolstenholme|Noel Farthing|Tamara Eastlake J|Ivor Penhale P
Lucinda Strand|Musa Kanneh|Beatrice Oldroyd P|Finlay Drummore S|Carys Bevan|Ernest Whitcher P|Shirin Daneshvar|Giles Monkton
Perpetua Acheson|Dean Rusbridge J|Wilma Heddle|Jerome Castleton|Ayesha Noorani S|Clive Sturrock|Rosamund Keld`.split(
    /[|\n]/,
  )
export const TOWNS: readonly string[] = ['Harrowmere', 'Harrowmere', 'Harrowmere', 'Tolbridge', 'Tolbridge', 'Nether Wick', 'Sandleigh'] // oxfmt-ignore
