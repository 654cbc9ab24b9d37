import { ordinaryWords } from '../vocabulary/ordinary-words.ts'

/** English words that follow 'AP' or 'IB' without naming a course. */
const afterExams = `
  able abroad academic academics accommodations ace acing across actual added adding admission admissions advanced
  advice affordable afterwards ahead aiming aims all allow almost alone along already also alternative although always
  american americans and any anybody anymore anyone anything anyway anyways apart applicant applicants application applying
  apply appreciate appreciated approach april are area areas around arts ask asap asked asking assignments attempt
  awards away awful back bad badly barely based basic basically because been before beginner beginning behind being
  believe best bio biggest bit boost boost boot bored both bring but buddy busy buy calendar camp camps can canada candidate
  candidates cannot career careful catch catching cause certificate challenge challenging check cheap child children
  choice choices choose choosing clear coach coaching coming community component components compared complicated confused
  confusing consider considering content continue cool core counselor counsellor couple cram cramming cuz daily date
  dates daughter day days deadline deadlines deal december decent decide decided dedicated degree demanding did didn diff difference
  different difficult diploma discipline dunno does doesn doing done don dont down due during each earlier early easier easiest easily
  easy effective effort either electives eleven eleventh else end ended ending english enjoy enough enroll enrolled
  enrolling enrollment enter entire equivalent especially essays even eventually ever everyone everything exactly
  excellent except expect expected extra fail failed failing fall family far fast favorite february feel feeling few
  fifth figure finish finished finishing five fives focus focused focusing folks for four fours fourth freaking free
  freshman freshmen frq frqs friday friend friends from full fully fun future gave gen general get gets getting give given goal
  goals goes gone gonna good got gotta grad graduate graduation had half hard harder hardest has hasn hate have haven
  having heavy hello help helped helpful helping helps her here hey high higher him his hmm holiday home homework
  honestly honor honors honours hope hopefully hopeless hopes hoping hour hours how however huge idea ideally idk
  important impossible improve improvement including independent instead intense intensive interested intro into isn
  issue issues its january july june junior juniors just keep kept kid kids kill killing kind kinda know known knows
  lab labs lack language languages last left less lesson lessons let level levels life like likely limit list little live lmao load lol
  long longer look looking lost lot lots love low lower made main mainly maintain major make making man many march marks
  material materials matter maximum may maybe mcq mcqs mean means meant meet mentor met middle might mid min minimum mistakes
  mock mocks mom monday money more morning most move much must myp mypp pyp myself name near need needed needing needs nervous
  new next nice night nine nineth none not notes nothing november now number october off offered offers often okay old
  once one ones online only open opportunity options organized our out outline over overall overwhelmed overwhelming
  own pace paced package paper papers parent parents part partial particular pass passed passes passing past path peers
  people per perfect perhaps period person physical pick picked picking place placement plan planned planning plans
  play please pls plz ples lah haha sigh ugh omg btw fr plus points poor portfolio possible possibly potential practice practise predict predicted prediction
  predictions prefer prep prepare prepared preparing presentation pressure previous prior private probably
  problem problems projected pulling push put question questions quick quickly quiz quizzes rank ranked ratio ready
  real realistic recommend recommended regular relevant remember requirement requirements required requires rest
  result results retake retakes review reviewing reviews rid rigor rn rough routine rush same sat saturday save saw say saying
  says scared schools schooling science section sections see seem seems seen self semester send september session set setting
  seventh several she shit shooting shot shouldn show siblings sign sit sitting six skip slow smarter some somehow
  someone something sometimes son soon sophomore sophomores sorry specific staying still stop strategies strategy stress stressed
  stressful strong structure struggle struggled struggles struggling student students studies studying stuff stuffs
  stuck subject subjects submit successful success such summer sunday sure survive suggestion suggestions syllabus system take takes
  taking talk tell ten tenth term test tester testing tests textbook textbooks than that the them themselves then
  these they this though thought thoughts three threes through throughout thursday time tip tips tmr today together tomorrow too took
  top topic topics totally toward towards transcript transfer translates transition try trying tuesday tutors
  twelfth twelve two type typical uhh unit university unsure update use used useful using usually very via video wanna
  want wanted wanting wants was wasn way ways weak weaker weakest wed wednesday week weekend weekly weighted well went
  were what whatever when whenever whether who why will winter wish with within without won wondering work workload workshop
  worried worry worrying would wouldn writing yeah year yearly yes yesterday yet you your yourself zero
`

let plain: ReadonlySet<string> | undefined
let others: ReadonlySet<string> | undefined

/**
 * Returns whether an English word after 'AP' or 'IB' is not part of a course's name. If a score or level follows, an
 * ordinary word such as 'machine' can be part of the name.
 */
export function isPlainWord(word: string, isScored: boolean): boolean {
  plain ??= new Set(afterExams.split(/\s+/))
  others ??= new Set(ordinaryWords.split(/\s+/))
  const forms = [word, word.replace(/s$/, ''), word.split("'", 1)[0] ?? word]
  return forms.some((form) => plain?.has(form) || (!isScored && others?.has(form)))
}
