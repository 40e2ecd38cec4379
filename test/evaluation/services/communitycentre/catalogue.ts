import type { HallClass, HallRoom } from './kinds.ts'

type Kit = HallRoom['equipment']
export const ROOMS: [
  name: string,
  building: HallRoom['building'],
  floor: number,
  type: HallRoom['roomType'],
  capacity: number,
  rate: number,
  deposit: number,
  kit: Kit,
][] = [
  // oxfmt-ignore
  ['Ballroom', 'bellfield_house', 0, 'hall', 240, 48, 150, ['stage', 'piano', 'pa_system', 'hearing_loop']],
  ['Orchard Room', 'bellfield_house', 0, 'function_room', 90, 32, 100, ['pa_system', 'hearing_loop', 'projector']],
  ['Library', 'bellfield_house', 0, 'meeting_room', 24, 18.5, 50, ['screen', 'whiteboard']],
  ['Morning Room', 'bellfield_house', 0, 'meeting_room', 30, 21, 50, ['piano', 'hearing_loop']],
  ['Bellfield Kitchen', 'bellfield_house', 0, 'kitchen', 12, 22, 100, ['cooker', 'dishwasher']],
  ['Mirror Studio', 'bellfield_house', 1, 'studio', 35, 26, 75, ['mirrors', 'barre', 'pa_system']],
  ['Committee Room', 'bellfield_house', 1, 'meeting_room', 14, 14, 30, ['whiteboard', 'screen']],
  ['Art Room', 'bellfield_house', 1, 'workshop', 20, 19, 60, ['sinks', 'whiteboard']],
  ['Sewing Room', 'bellfield_house', 1, 'workshop', 15, 17.5, 60, ['sewing_machines']],
  ['Garden Room', 'annexe', 0, 'function_room', 65, 28, 80, ['projector', 'screen', 'hearing_loop']],
  ['Acorn Playroom', 'annexe', 0, 'hall', 40, 20, 60, ['soft_play']],
  ['Pottery Room', 'annexe', 0, 'workshop', 16, 24, 90, ['kiln', 'sinks']],
  ['Annexe Kitchen', 'annexe', 0, 'kitchen', 8, 16, 80, ['cooker']],
  ['Computer Room', 'annexe', 1, 'meeting_room', 18, 23, 120, ['computers', 'projector', 'whiteboard']],
  ['Quiet Room', 'annexe', 1, 'meeting_room', 8, 11, 20, []],
  ['Sports Hall', 'fire_station', 0, 'hall', 180, 39, 100, ['pa_system', 'changing_rooms']],
  ['Engine Room', 'fire_station', 0, 'function_room', 120, 36, 120, ['stage', 'piano', 'pa_system', 'projector']],
  ['Ladder Loft', 'fire_station', 1, 'studio', 25, 22.5, 60, ['mirrors']],
  ['Watch Room', 'fire_station', 1, 'meeting_room', 10, 12.5, 30, ['screen']],
  ['Music Room', 'fire_station', 1, 'studio', 22, 25, 90, ['piano', 'drum_kit']],
]
export const CLUBS = ['Bellfield Ballroom Society', 'Whitcombe Bridge Club', 'Thornby Camera Club', 'Marlow Road Badminton Club', 'Whitcombe Chess Club', 'Bellfield Morris Men', 'Knit and Natter Thornby', 'Vale Judo Club', 'Whitcombe Gardening Club', 'Ashdon Model Railway Club', 'Bellfield Amateur Dramatics', 'Vale Philatelists', 'Thornby Line Dancers', 'Whitcombe Wheelers'] // oxfmt-ignore
export const CHARITIES = ['Vale Food Pantry', 'Whitcombe Dementia Friends', 'Thornby Refugee Welcome', 'Bellfield Carers Circle', 'Ashdon Hospice Shop Volunteers', 'Little Oaks Playgroup', 'Vale Stroke Support', 'Second Chance Dog Rescue', 'Whitcombe Scout Group'] // oxfmt-ignore
export const BUSINESSES = ['Pemberton Solicitors', 'Tidewell Accountancy', 'Bright Sparks Tuition', 'Hartley Estate Agents', 'Slim and Well', 'Crumb and Crust Catering', 'Vale Driving Academy', 'Northgate Recruitment', 'First Steps First Aid Training'] // oxfmt-ignore
export const PRIVATE_HIRERS = ['Adaeze Nwosu', 'Barry Lockwood', 'Chloe Fairbairn', 'Deepak Rana', 'Elaine Sumner', 'Fergus Tait', 'Grace Abara', 'Hanif Malik', 'Imogen Swales', 'Joyce Whittle', 'Kieran Doyle', 'Lorna Petrie', 'Magda Wolska', 'Nigel Cropper', 'Oonagh Feeney', 'Priya Chandran', 'Ralph Tunstall', 'Siobhan Greer', 'Tomasz Zielinski', 'Una Kershaw', 'Victor Osei', 'Wendy Ashcroft'] // oxfmt-ignore
export const CONTACTS = ['Sheila Normanton', 'Graham Pyle', 'Anita Desai', 'Colin Braithwaite', 'Ruth Ellerby', 'Desmond Clarke', 'Paula Wragg', 'Ivan Petrov', 'Moira Kincaid', 'Stuart Hibbert', 'Yasmin Qureshi', 'Derek Oldroyd', 'Hazel Tordoff', 'Marcus Bell', 'Bridget Nolan', 'Alan Speight', 'Farida Noor', 'Trish Mallory', 'Owen Pritchett', 'Lesley Varga', 'Simon Thackray', 'Norma Cleary', 'Philip Dunmore', 'Karen Ives', 'Gareth Snow', 'Joan Rudge', 'Pete Halloran', 'Azra Hadzic', 'Linda Frobisher', 'Roy Cattermole', 'Emma Lister', 'Keith Bamford'] // oxfmt-ignore
export const TOWNS: [town: string, code: string, streets: string[]][] = [
  ['Whitcombe', 'WV31', ['Marlow Road', 'Station Road', 'Bellfield Lane', 'Church Walk', 'Mill Street']],
  ['Thornby', 'WV34', ['High Street', 'Dovecote Close', 'The Crescent']],
  ['Ashdon', 'WV36', ['Ashdon Green', 'Chapel Hill', 'Orchard Way']],
  ['Little Marsh', 'WV37', ['Marsh Lane', 'Ferry Row']],
  ['Harby', 'WV39', ['Harby Rise', 'Quarry Road']],
]
export const PURPOSES: Record<string, string[]> = {
  club: ['Weekly club night', 'Club competition', 'Committee meeting', 'Annual dinner', 'Open evening'],
  charity: ['Drop-in session', 'Volunteer training', 'Fundraising fair', 'Support group', 'Trustees meeting'],
  business: ['Training day', 'Staff meeting', 'Interviews', 'Product launch', 'Client workshop'],
  private: ['Birthday party', 'Wedding reception', 'Christening tea', 'Anniversary party', 'Baby shower', 'Wake'],
}
export const HIRE_NOTES = ['Needs the key from reception', 'Bringing own caterers', 'Please leave the heating on', 'Bouncy castle, so high ceiling needed', 'Wheelchair users in the party', 'Bar wanted until ten'] // oxfmt-ignore

type Subject = HallClass['category']
export const TUTORS: [first: string, last: string, subjects: Subject[], fee: number, years: number, dbsDays: number][] =
  [
    // oxfmt-ignore
    ['Rosa', 'Delgado', ['languages'], 27, 6.1, 402],
    ['Lynn', 'Bartram', ['fitness', 'wellbeing'], 30, 9.4, 33],
    ['Callum', 'Reid', ['music'], 32.5, 3.2, 588],
    ['Mei', 'Tanaka', ['arts'], 28, 4.7, -19],
    ['Gerald', 'Foss', ['crafts'], 26, 11.3, 750],
    ['Sunita', 'Pillai', ['dance'], 31, 2.6, 51],
    ['Howard', 'Gibb', ['computing'], 25, 5.5, 311],
    ['Agnes', 'Mulvey', ['crafts'], 24.5, 8.8, 940],
    ['Danny', 'Okafor', ['fitness'], 33, 1.9, 227],
    ['Ines', 'Moreau', ['languages'], 27.5, 2.2, 12],
    ['Patrick', 'Swann', ['dance'], 34, 7.7, 655],
    ['Olena', 'Kovalenko', ['arts'], 29, 1.1, 1003],
    ['Beth', 'Hargreave', ['cooking'], 30.5, 3.9, 88],
    ['Jerome', 'Baptiste', ['music'], 35, 4.3, 480],
    ['Wilma', 'Stott', ['wellbeing'], 29.5, 6.8, 133],
    ['Arjun', 'Mehta', ['computing'], 26.5, 0.8, 870],
    ['Carys', 'Bowen', ['music'], 28.5, 5.1, 366],
    ['Noel', 'Tranter', ['crafts'], 25.5, 10.2, 274],
    ['Zainab', 'Iqbal', ['cooking'], 31.5, 1.6, 719],
    ['Frances', 'Udall', ['wellbeing'], 27.25, 2.9, 191],
  ]
/** Rooms and tutors by their number in the lists above, from 1. */
export const CLASSES: [
  title: string,
  category: Subject,
  tutor: number,
  room: number,
  weekday: HallClass['weekday'],
  start: string,
  end: string,
  age: HallClass['ageGroup'],
  most: number,
  price: number,
  status: HallClass['status'],
][] = [
  // oxfmt-ignore
  ['Spanish for Holidays', 'languages', 1, 3, 'monday', '18:30', '20:00', 'adults', 14, 96, 'running'],
  ['Spanish Conversation', 'languages', 1, 7, 'wednesday', '19:00', '20:30', 'adults', 10, 108, 'running'],
  ['Pilates', 'fitness', 2, 6, 'tuesday', '09:30', '10:30', 'adults', 16, 72, 'running'],
  ['Chair Yoga', 'wellbeing', 2, 2, 'tuesday', '11:00', '12:00', 'seniors', 18, 48, 'running'],
  ['Hatha Yoga', 'wellbeing', 2, 6, 'thursday', '18:00', '19:15', 'adults', 15, 84, 'running'],
  ['Guitar from Scratch', 'music', 3, 20, 'tuesday', '19:00', '20:00', 'adults', 8, 110, 'running'],
  ['Junior Ukulele', 'music', 3, 20, 'saturday', '10:00', '10:45', 'children', 12, 60, 'running'],
  ['Watercolours for Beginners', 'arts', 4, 8, 'wednesday', '10:00', '12:00', 'adults', 12, 98, 'running'],
  ['Life Drawing', 'arts', 4, 8, 'thursday', '19:00', '21:00', 'adults', 10, 120, 'planned'],
  ['Woodcarving', 'crafts', 5, 8, 'friday', '13:30', '15:30', 'adults', 8, 104, 'running'],
  ['Bharatanatyam', 'dance', 6, 18, 'sunday', '11:00', '12:30', 'teens', 14, 90, 'running'],
  ['Street Dance Juniors', 'dance', 6, 18, 'friday', '16:30', '17:30', 'children', 20, 66, 'running'],
  ['Computers for the Terrified', 'computing', 7, 14, 'monday', '10:30', '12:00', 'seniors', 10, 40, 'finished'],
  ['Digital Photos', 'computing', 7, 14, 'wednesday', '14:00', '15:30', 'adults', 12, 75, 'running'],
  ['Wheel Throwing', 'crafts', 8, 12, 'monday', '18:30', '20:30', 'adults', 8, 140, 'running'],
  ['Handbuilding in Clay', 'crafts', 8, 12, 'thursday', '10:00', '12:00', 'adults', 10, 125, 'running'],
  ['Circuit Training', 'fitness', 9, 16, 'tuesday', '18:15', '19:15', 'adults', 24, 70, 'running'],
  ['Walking Football', 'fitness', 9, 16, 'thursday', '14:00', '15:00', 'seniors', 22, 45, 'running'],
  ['French Level 1', 'languages', 10, 3, 'tuesday', '18:30', '20:00', 'adults', 12, 99, 'running'],
  ['French for Tots', 'languages', 10, 11, 'saturday', '09:30', '10:15', 'children', 10, 58, 'planned'],
  ['Ballroom and Latin', 'dance', 11, 1, 'wednesday', '19:30', '21:00', 'adults', 30, 88, 'running'],
  ['Linocut Printing', 'arts', 12, 8, 'saturday', '13:00', '16:00', 'adults', 10, 132, 'finished'],
  ['Teen Cooks', 'cooking', 13, 5, 'wednesday', '16:30', '18:30', 'teens', 8, 85, 'running'],
  ['Community Big Band', 'music', 14, 17, 'monday', '19:30', '21:30', 'adults', 25, 50, 'running'],
  ['Mindfulness', 'wellbeing', 15, 4, 'friday', '10:00', '11:00', 'adults', 16, 64, 'running'],
  ['Spreadsheets at Work', 'computing', 16, 14, 'tuesday', '13:00', '14:30', 'adults', 12, 92, 'running'],
  ['Singing for Fun', 'music', 17, 4, 'thursday', '10:30', '12:00', 'seniors', 28, 42, 'running'],
  ['Glaze Lab', 'crafts', 18, 12, 'friday', '18:00', '20:00', 'adults', 8, 145, 'running'],
  ['Curry Nights', 'cooking', 19, 5, 'thursday', '18:30', '20:30', 'adults', 9, 115, 'finished'],
  ['Tai Chi', 'wellbeing', 20, 10, 'friday', '09:00', '10:00', 'seniors', 20, 52, 'running'],
]
export const VOLUNTEERS = `Maureen Stead,Trevor Nash,Gillian Poole,Amir Hussain,Dot Ramsden,Luke Farrow,Bernard Quill,Sadie Monk,Peggy Lomax,Jonah Reeve,Nasreen Akhtar,Clive Sturgess,Iris Blackwood,Theo Marchant,Vera Hodge,Samir Patel,Eunice Crabtree,Rory Galbraith,Hilary Mount,Fiona Drew,Walter Sykes,Leah Cohen,Stan Przybyla,Molly Tranmer,Ken Appleyard,Rukhsana Bibi`.split(',') // oxfmt-ignore
export const FIRST_NAMES = `Ada Alfie Amara Anwar Beatrice Benjamin Catrin Charlie Daphne Dylan Edith Ethan Flora Freddie Gwen Harriet Hugo Ivy Jasmine Joel Kitty Leo Mabel Mohammed Nadia Nora Oscar Poppy Quentin Rhys Rosalind Sanjay Tabitha Toby Ursula Vince Winifred Yusuf`.split(' ') // oxfmt-ignore
export const LAST_NAMES = `Alcott Barnett Cheadle Darby Ennis Fallow Garside Holt Ingleby Jessop Khalid Langford Marsden Neville Oakes Parry Ravenscroft Shand Tolley Usher Vickers Wainwright Yardley`.split(' ') // oxfmt-ignore
