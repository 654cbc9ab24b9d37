/** English words that differ from a name by one or two letters but are not typos. */
export const ordinaryWords = `
  about absolutely accelerator accept accepted accident acing actions activate activating actively actually
  administrative administrator advance africa after again algorithmic alignments america analogous analogue analyse
  analyses analysing analyzes andreas animated annotation annotations applies apply artificially artist assistance
  august autumn backer backing baking balance balanced balancer balancers balances bands banner barking bartlett basis
  batch baths beams beats became becomes below bench bending bends better biased billing binding binds biologist biome
  bites black blending blinking block blocks blown boarding boiling boldface bones bouncing bounding bounds boxing
  bragging breach brian brick browsing building buses butter bytes calculate calculating calculator calls campaign
  campaigns camps capacities cards cares causes cello centered centre chain chains chair challenges champion chance
  changed charged charter cheering chemist chemists chose chunk circulant cites citizens claim clarification clash
  clashes class classes classics clean cleanly clips clone closed closer closes coarse coasting codes coincidence colder
  collate colleagues collection collects college colleges columnar combinatorial combine combines coming commands
  commence commercially commodity commonly commuting compared comparing competitive competitor compilations compiled
  compilers compiles compiling complain complete completer completion complexes complies composer composes comprehensive
  compute computed concert concurrency concurrently condensation condition conditionally conditioned conditions
  confident confluent connection connects conservative consideration consists const constantly constraints content
  contents context contiguity continuing contract contrary contrast contrasts convenience convergent conversion converts
  cooler copper correcting correlation corruption coset costs could count counters country counts course courses
  coursework courtesy courts cover covered covers crack cracks creating creation credit credits criss critical crops
  crossed crowding crown curie curling currency currently dalton dancer dancing dating david deciding decimate defining
  definitely definitive deflation delay demangling denial denser derivations derive description designed designs
  developed deviates differ different differentiated digitally dimension dimensions direct directed directive directly
  director discriminate distributor distributors divergent dividend doable donations doubled doubling doubly dragging
  draining drama dream dreaming dreams drowning duked easter eastern educational election eliminating elite ellipsis
  empirically enhance environ ergonomics essay estimate evaluation every eviction exams exceeded exercised expanded
  expended expertise exponentially exponentiate expressive extended facility factions factorial factories factorise
  factorize fails farther fashioned faulty favoring fiction field fields fight figured filed files final finals finance
  finances finish first flips football forced forecast foresters forge format forms frances frenchy functionally
  fundamentally furthest games gases gates generally generate generic generics geographic geometrical geometries germany
  giant glade globally going grabbing grace graded grader grades graduating graft granting graphical gravitational great
  green grind groups grown grunt handing handling handy happy hardly harmonize heading healthy heard historic hockey
  honor honour honours hooked hooks house humor hunger hunters hyperbolics hypotheses identified identifier identifiers
  identifies illustrate illustrated illustrates imagine implicitly importer improperly improved improves included
  indefinite indexers indication inductive inferior infinitely infinities infinity influence informational injection
  inland integrands integrates integrator intelligent intentional interacting interaction intercepted interceptor
  intermediary internal internet interpret interrupt intersect interval intervals intuition inversely inversion inverted
  invitation invitations island islands iterating iteration joins julien junior keystroke lanes large lasts lately later
  layer leading leads learn letter letters licenses lifts light lighting likes liking linearly links linus listen
  listened literal lives locale logging logic login looks loved lover lunch machine machinery machines magic magnesium
  mainland mains major majors males manner margins marked marshal master mastered matching mathematically mayor meaning
  mechanically medieval memorial memories memorize merged merger micron microsecond minds mining minor mints minus
  mirror mirrored mission missions mixes mixing modal model models modes modest modified modifies modularity moles
  moment moments monotone monte month months mostly moths motion movement mover moves moving multiplicative multivariate
  music musical mutating nation national native naturally negating negations negatively never night normally notice
  notions numerals numerics older operating operational operators optimisation optimisations option options organize
  organized other pacing packages pager paint paired paler panning pants parameter parent parents parson parti partially
  party patent percentiles periodical person personally persons phane photographic phrases physically physicist pilots
  pivot place placed places planes planners planting plants plates please plots point pointers policies policy polite
  ponder popularity portability ports potentially power powers prance precedes predicate predicates prediction predictor
  presents preservation preset pressured presumed pretend pretty prevent price prices prince princes principal print
  prism process produce produced produces productive program programme programs progress projecting projections projects
  prominence promise promotional pronounced pronouns proof proper proportionally protection prove proves public publicly
  punctuator pythonic qualified quantifier quantifying races radial radio randomly rates rather rating ratio rational
  rationale reach reaching react reads ready realization really reason reasons rebasing recent record records recursing
  recursive reflecting reflective refraction refractive regarding regional register regulated regulations rejections
  relate related relationals relations relatives relaxed relaxing relay relaying released reloaded reloading relocated
  remain reminder renaming repeated replaced replayed replicating reporters reports rereading reserved resolution
  resolutions resort restoration retaking reversion revisions revocation riders right ringing risen rising river rivers
  roads rocks roles roman rotation route ruled ruler rulers saints sample scanning scared scares scattered schedule
  scholar scholarship scholarships school schools scopes score scored scores screen script scripts season seats second
  secret sectors securely securing selecting selective selector selling sells sending senior sensor sentence sentences
  separate serialized series serious serves service services sessions settle settled seven severity shades shake shaped
  shares sharp shelf shells shift shirt shoot short should sides sight signalling significand significant simpler
  simplest simplex simply simultaneously since single sinks sites situation sizes skate skeleton skill skills slice
  slices small smart smartest snack soccer social solid solve solving sorts sound sounds south space spaced spacer
  spaces spanning spare specialised specialize specially spectral speculation speech speeches speed speedy spell
  spelling spelt spend spent spill spore spores sport sports spots spreading spring squeezed stacking staff stage stages
  stale stand standing staring starring stars start started starter starting starts state statement states statics
  stating statistic statistical statuses stayed stays steam stiff still stock stones store stores storm story stove
  stress striding string strings structurally studied study style substituting summer super supports survey sweating
  sweet switching symbolic synonymous syntactic synthesize table tables tablet taken tasks taste teach teacher teaches
  teams technically template tempo temps tempting tends tennis tense tenth terms terse tests texas texts thank thanks
  their theme theoretic theoretically there thermos thing things think third those three threw tight tiles timed timer
  timers times tired title toasting today total touch touching tough tower trace traces track trackers trade tradition
  trailing train training trance transfers transitional transitive translating translator transported transpose trapping
  travel treat treating trench trend triaging trial trick tried tries trips truck truly trust trusting truth tutor
  tutoring twice typos under understood union united units universal until upper usual vacation vague validation
  valuable valuation value valued variance variances variates video vintage visit visually vocal voice wages waited
  waiting waives walks waste watch water weaves weeks weight weird wester western wheel where which while whilst white
  whole whose winner winners winter wisdom woman women words worked workers works world worse worst worth would woven
  write writer writes written wrong wrote years young yours youth
`
