/** English words that differ from a name by one or two letters but are not typos. */
export const ordinaryWords = `
  about accept accepted actions advance africa after again america apply artist autumn baking balance balanced
  balances bands barking basis batch baths became becomes below bends better biased billing binding binds biologist
  biome bites black blinking block blocks boarding bones bouncing bounding bounds building buses butter bytes
  calculate calculator calls camps cello chain chains chair challenges chemist chemists chose citizens class classes
  classics clone closed closer closes codes colder colleagues collects college colleges coming commands commonly
  comparing competitive competitor compiled compiles complete completion composer compute computed concert connects
  consists content contents context continuing contrast contrasts conversion converts cooler copper could count
  country counts course courses coursework cover covered covers crack cracks creating credit credits critical crops
  crowding crown denial designs differ direct director draining drama dream dreaming dreams drowning duked easter
  eastern elite essay estimate every exams expanded extended factions fiction field fields final finals finance
  finances finish first football forecast foresters format forms frances frenchy gases generally generate germany
  going graded grader grades graduating granting great green groups grown happy heading healthy historic house humor
  hunger hunters inland internal interval intervals inversion island islands joins junior large lasts lately later
  layer leading learn letter letters light lighting likes liking listen listened literal logging logic login loved
  lover lunch machine machines magic magnesium mainland major majors males marked matching mayor meaning medieval
  memorial memories memorize merged minds mining minor mints minus mirror mission missions mixes model models modes
  modest moles moment moments month months mostly moths motion mover moves moving music musical nation national native
  never night notice option options organize organized other pacing packages paint paler pants parent parents parson
  person persons physicist pilots place places planes planting plants plates please plots point policies policy ponder
  power powers prance prediction presents preset pretend pretty price prices prince princes print prism process
  produce produced produces program programme programs projections promise proof proper protection prove proves public
  rates rather rating ratio rational reach reaching react reads really reason reasons recent record records refraction
  regional relate related relations relatives relay released remain repeated replaced reports rereading reserved
  resort retaking revisions riders right risen rising river rivers roads rocks roles roman route ruled ruler rulers
  saints schedule scholar scholarship scholarships school schools score scored scores screen script scripts season
  seats second secret sectors selecting selective sending senior sensor sentence sentences series serious serves
  service services settle settled seven shake sharp shelf shift shirt shoot short should sight since single situation
  skate skill skills small smart smartest snack social solid solve solving sorts sound sounds south space spaced
  spaces spare speech speeches speed spell spelling spend spent spore spores sport sports spreading spring staff stage
  stages stale stand standing staring starring stars start started starts state statement states statics stating
  statistic stayed stays steam stiff still stock stones store stores storm story stove stress string strings studied
  study style summer super supports sweating sweet table tables tablet taken tasks taste teach teacher teaches teams
  template tempo tempting tends tense tenth terms tests texas texts thank thanks their theme there thermos thing
  things think third those three threw tight times tired title toasting today total touch touching tough tower track
  trade train training trance transfers travel treat treating trench trend trial tried tries trips truck truly trust
  trusting truth tutor tutoring twice under union united units universal until upper usual value video visit vocal
  voice wages waited waiting waste watch water weaves weeks weird wester western wheel where which while white whole
  whose winner winners winter wisdom woman women words worked workers works world worse worst worth would woven write
  writes written wrong wrote years young yours youth
`
