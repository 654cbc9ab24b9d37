import type { Names } from '../vocabulary/names.ts'

/**
 * The words that show the stance of a clause. English words end at a word boundary, unless they end with '*'. Korean and
 * Chinese words can be followed by anything. Chinese words are in Simplified characters.
 */
export const stanceWords = {
  /** What the student wants. */
  wish: {
    en: `
      want|wants|wanted|wanna|need|needs|needed|gotta|have to|has to|must|aim|aims|aiming|goal|goals|target|targeting|hope|hopes|hoping|wish|wishes|would like|would love|would be|settle for|settling for|content with|i'd like|she'd like|he'd like|'d love|dream|dreams|dreaming|shooting for|going for|gunning for|trying to|trying for|looking for|looking to|push for|pushing for|fix|raise|improve|improving|boost|increase|get better|bring up|pull up|work on|working on|focus|focusing|focused|concentrate|prioriti*|target is
      help|help me|help with|please help|priority|catch up|level up|master|learn|review|drill|brush up|get to|reach|break|crack|hit|land|secure|all about|prep for|prepping|prepare|preparing|study for|studying for|ready for`,
    ko: `
      싶|목표|원해|원하|원함|원합|올리|올려|올릴|까지|필요|받아야|해야|가야|따야|넘어야|나와야|돼야|되어야|노려|노리|노립|도전|바라|바랍|바람|희망|되려면|하려고|하려면|하려는|가려면|가려고|받으려|잡아야|잡고|배우고|배울|배워야|도와|알려|부탁|집중|보완|보강|넘기|넘길|찍고|찍을|찍어야|만들고|만들어야|만들기|갈래|할래|들을래|볼래
      고파|챙겨|챙기|채우|메우|메꾸|살려|살리|끌어올|높이|높여|높일|늘리|늘려|향상|개선|고치|고쳐|커버|따라잡|열심히|파고|팔래|파야|잘하고 싶|맞고|맞아야|맞을|맞으려|받고|받을|받기|받아보|가즈아|가자|해주|해 주|필수`,
    zh: `
      想|要|目标|希望|冲|争取|力争|提高|提升|提到|提分|拉到|拉高|拉上|拉起|升到|涨到|加强|强化|拿|保住|保|需要|需|为了|补习|补一补|补补|恶补|盼|达到|刷到|考到|能到|只求|求|救救|救一下|救|想救|搞好|学好|攻|攻克|专攻|主攻|重点|着重|集中|突破|挑战|及格就|争|奔|追|赶上|志在|志愿|梦想|梦校|希冀|期望|期待|渴望|至少|不低于|不能低于|不可低于|以上|起码|最好|必须|得有|得考|得拿|得上|得到|求带|求助|求救|求提`,
  },
  /** What the student has difficulties with. */
  weak: {
    en: `
      slog|a slog|botch*|keep messing up|not really|not even|meh|so-so|lagging|lags|keeps me up|keep me up|eating|eats|blur|a blur|bleed*|has me beat|have me beat|beat me|not even close|no way|scream*|in tears|bottleneck|what's left|the real issue|the real problem|foggy|fuzzy|gibberish|hieroglyphs|foreign language|alien|zero idea|no chance|nope|blows|horrid|dreadful|abysmal|atrocious|subpar|below average|losing points|lose points|losing marks|lose marks|points off|marked down|can never|never works|never works out|doesn't stick|won't go in|needs love|needs attention|needs fixing|needs saving|needs rescuing|rescue|save me|save my|lost|struggl*|can't|cant|cannot|can not|couldn't|could not|confus*|clueless|fail|fails|failing|failed|flunk*|bomb|bombed|bombing|tank|tanked|tanking|sinking|drown*|hell|awful|terrible|horrible|bad|badly|worse|worst|weak|weaker|weakest|weakness|hard|harder|hardest|tough|toughest|tricky|rough|nightmare|disaster|mess|messy|trash|garbage|suck|sucks|stuck|behind|low|lower|lowest|slow|scary|scared|scares|terrif*|nervous|worried|worries|worry|worrying|panic*|anxious|anxiety|stress*|problem|problems|issue|issues|trouble|troubles
      kicking my butt|kicks my butt|kicked my butt|killing|kills|killed|killer|destroy*|wreck*|drag|drags|dragging|holds me back|holding me back|holds her back|holds him back|holding her back|holding him back|trips me up|trips her up|trips him up|tripping|hurt|hurts|hurting|ruin*|shaky|iffy|rusty|wobbly|zero sense|no sense|no clue|no idea|not a clue|don't get|dont get|doesn't get|doesnt get|don't understand|dont understand|doesn't understand|doesn't click|doesnt click|won't click|wont stick|won't stick|doesn't make sense|doesnt make sense|don't make sense|dont make sense|makes no sense|make no sense|makes zero sense|make zero sense|not getting|hopeless|dying|dead|brutal|impossible|beyond me|over my head|over her head|over his head|greek to|pain|painful|haunt*|crying|cries|cry|tears|overwhelm*|intimidat*|dread*|mystery|mystif*|baffl*|puzzl*|stump*|falls apart|falling apart|falling|fell|slip*|drop to|plummet*|crash*|embarrassing|pathetic|miserable|suffer*|hit a wall|wall|sloppy|careless|mixes up|mixing up|mix up|blank|blanks|guess|guessing|gaps|holes|rip|cooked|ded|ugh|yikes|shambles|the one that|needs work|need work|needs help|the opposite|not so much|another story|different story|other story|isn't clicking|isnt clicking|eats me|eating me|beats me|beating me|gets me every time|throws me off|throw me off|cannot do|can't do|never clicked|never understood|never got|below|under water|underwater|off track|sore spot|sticking point|weak spot|weak link|achilles`,
    ko: `
      얼어|길을 잃|어떻게 좀|어떡|산으로|산 넘어|캄캄|깜깜|막연|뭔 소리|무슨 소리|뭔지|도통|당최|통 안|감감|답이 안|손이 안|진도가 안|머리에 안|멘탈|나락|녹아|털려|털림|발리|발려|말려|말림|갈려|나가떨어|쩔쩔매|죽쑤|죽 쑤|시험만 보면|볼 때마다|보기만 해도|토 나|토나|어질|아찔|아득|눈앞이|모르|몰라|안 돼|안돼|안 되|안되|안 됨|안됨|못하|못 하|못해|못 해|못함|못 풀|못풀|못 읽|못 쓰|못 외|못 따라|못 알아|못 넘|못 올|어려|어렵|힘들|힘드|힘겨|약하|약해|약한|약함|약점|약합|부족|문제|걱정|고민|망했|망함|망쳤|망하|망칠|망해|헷갈|헛갈|막막|막혀|막히|막힘|답답|엉망|최악|바닥|꼴찌|낮|떨어|안 나와|안나와|안 나오|안나오|안 나옴|안 늘|안늘|안 올라|안올라|안 오르|안 외워|안 잡|안 잡혀|안 맞|안 풀|안 읽|안 들려|안 들어와|안 와|이해가 안|이해 안|이해를 못|이해 못|밀려|밀리|느려|느리|딸려|딸리|달려요|달리네|버거|버겁|벅차|벅참|지옥|헬이|헬임|헬게|노답|답이 없|답 없|구멍|발목|까다롭|까다로|멘붕|죽을|죽겠|죽음|급하|급해|급함|시급|고생|무서|두려|겁나|심각|위험|간당간당|처참|폭망|하나도|전혀|감이 안|감도 안|감을 못|꼬여|꼬이|틀려|틀리|틀림|실수|놓치|놓쳐|깎이|깎여|불안|낙제|과락|제자리|정체|아슬아슬|애매|흔들|무너|자신 없|자신없|자신이 없|자신감이 없|도저히|외계어|까먹|까맣|백지|손도 못|손을 못|엄두|골치|골머리|머리 아프|머리가 아|머리 터|터질|미치겠|환장|눈물|울고|울었|울상|속상|한숨|절망|포기하고 싶|뒤처|뒤쳐|뒤떨|처져|처지|밑바닥|박살|개판|난리|비상|큰일|난감|난해|쥐약|젬병|꽝|별로|영 아니|영 안|애먹|애를 먹|쩔쩔|허덕|버벅|삽질|한계|벽이|벽에|늪|수렁|취약|구려|구리|형편없|저조|미달|빵꾸|펑크|재시험|벼락치기|오락가락|들쭉날쭉|들쑥날쑥|고전`,
    zh: `
      及格线|及格边缘|边缘|不到位|没到位|写错|算错|做错|看错|老写错|打败|没辙|全军覆没|难住|傻掉|傻眼|看傻|想逃|难看|摸不着|摸不到|没门|没思路|没感觉|没方向|抓不住|抓不到|理不清|理不顺|搞混|弄混|记混|卡很久|卡半天|卡死|卡壳|拖垮|扯后腿|扯我后腿|见光死|谢天谢地|晕头转向|一做就错|一写就错|一考就|总被扣|老被扣|被扣|被虐|被吊打|被打爆|爆炸|爆掉|凉了|凉凉|要凉|黄了|歇菜|歇逼|gg|抖|发抖|发慌|慌|没救了|抢救|补救|挽救|急救|告急|亮红灯|红灯|见底|谷底|低谷|滑铁卢了|崩盘|沦陷|破防|自闭|emo|不会|不懂|不行|不好|不及格|不通|不开窍|不熟|不理想|不够|不稳|不清|不出|不上去|不起来|不了|不明白|不知道|不理解|不进去|不住|不下去|不完|不动|不扎实|一头雾水|一塌糊涂|一窍不通|一团糟|一团乱|一脸懵|一片空白|最惨|很惨|惨|拖后腿|拖我后腿|拖总分|拖分|拉胯|拉垮|拉跨|差劲|最差|很差|太差|差到|差得|差死|偏差|比较差|差|弱|薄弱|烂|崩|糟|糟糕|挂科|挂了|挂|太难|好难|难|头疼|头痛|头大|头秃|卡住|卡在|卡|完全不|跟不上|赶不上|追不上|考不上|比不上|听不懂|看不懂|读不懂|搞不懂|弄不懂|搞不清|分不清|学不会|记不住|背不|做不|写不|算不|解不|推不|混乱|乱|混淆|糊涂|迷糊|迷茫|晕|懵|崩溃|要命|要死|想死|想哭|哭|要哭|救命|短板|弱项|瓶颈|退步|下滑|低|最低|没底|没把握|没信心|没学会|没学懂|没懂|没搞懂|没弄懂|没头绪|没概念|没辙|没听懂|怕|担心|愁|紧张|危险|悬|要补|急需|急|着急|吃力|费劲|费力|痛苦|噩梦|恶梦|地狱|送命|丢分|扣分|失分|翻车|问题|麻烦|完蛋|没救|抓瞎|抓狂|倒数|垫底|吊车尾|不太会|不太懂|不太行|还没|心虚|发怵|发愁|绝望|无从下手|无解|天书|鸭子听雷|鸭仔听雷|霧煞煞|雾煞煞|雾里看花|云里雾里|死活|老是错|总是错|总错|老错|全错|错一堆|错一半|出错|错|粗心|死穴|死定|炸|裂开|阵亡|阴影|心结|罩门|罩不住|惨兮兮|惨烈|惨淡|炸裂|哀|挫败|挣扎|苦手|苦恼|苦|卡关|当掉|被当|红字|翻不了身|没起色|没进步|起不来`,
  },
  /** What the student is good at. */
  strong: {
    en: `
      breezed|breezed through|breezes through|flew through|cruised through|coasted through|walk in the park|sail|sailed|sails|can handle|handle it|handle fine|blindfolded|cinch|child's play|no sweat|effortless|effortlessly|piece of pie|in hand|could teach|can teach|a snap|no brainer|no-brainer|plenty|tight|firm|sharp|in great shape|in good shape|looking good|looks good|looks fine|looks great|fully prepared|all good|rock solid|on lock|no trouble|no difficulty|without trouble|second nature to|my thing|her thing|his thing|my jam|her jam|his jam|comes naturally|comes easily|come easily|come naturally|got that|we got|fine|ok|okay|okey|good|great|solid|strong|easy|easier for|makes sense|make sense|made sense|makes total sense|makes perfect sense|under control|on track|covered|confident|comfortable|breeze|a breeze|piece of cake|cake|chill|got this|i get|gets it|she gets|he gets|clicks|clicked|down pat|nailed|nailing|nail|aced|acing|ace|aces|killing it|kills it|crushing|crushed|cruising|coasting|breezing|sailing|going well|goes well|doing well|does well|do well|did well|doing fine|doing great|going fine|went well|smooth|smoothly|straight a's|has an a|have an a|an easy a|manageable|doable|handled|sorted|locked in|in the bag|safe|decent|excellent|amazing|awesome|brilliant|my best|her best|his best|best subject|favorite|favourite|strength|strong suit|natural at|second nature|in my sleep|in her sleep|in his sleep|good to go|all settled|taken care of|i understand|she understands|he understands|i know|she knows|he knows|whiz|beast at|beast in|rock at|rocks at|no prob|no biggie|nbd|top of the class|top of her class|top of his class|top mark|top marks|high already|high enough|alright|all right|all good|fairly good|okayish|not bad|alr|gucci|clear|painless|simple|straightforward|happy with|proud of|pleased with|got it|have it down|has it down|have down|has down|pretty much there|up to speed|where it should be|where it needs to be|never failed|flying|like breathing|a's in|got an a|cool with|gift`,
    ko: `
      무리 없이|무리없이|만만한|만만해|자신만만|손 안 대|손댈 게 없|손댈 건 없|외웠|다 외|알아듣겠|잘 알겠|수월하|거저|밥 먹듯|식은죽|자유자재|능숙|능통|막힘없|막힘 없|어려움 없|어려움이 없|어려움은 없|부담 없|부담이 없|쌉가능|씹어먹|찢었|가뿐|너끈|빵빵|든든하|늘 a|항상 a|맨날 a|항상 만점|척 하면|자동|괜찮|괜춘|갠찮|잘 나와|잘나와|잘 나오|잘나오|잘 나옴|잘 나온|잘 나왔|잘 하|잘하|잘 해|잘해|잘함|잘 되|잘되|잘 돼|잘돼|잘 됨|잘 풀|잘 맞|잘 봤|잘 쳤|잘 알|잘 따라|잘 받|알겠|알아듣|알아요|아는데|알고|이해돼|이해 돼|이해되|이해 되|이해했|이해가 되|이해가 돼|이해는 되|이해는 돼|이해 됨|이해됨|이해 갔|쉬운|쉬워|쉽고|쉽게|쉬웠|자신 있|자신있|자신이 있|자신감 있|문제 없|문제없|문제가 없|문제는 없|문제 아니|문제가 아니|걱정 없|걱정없|걱정이 없|걱정 안|걱정은 안|안정적|안정권|안정됐|무난|수월|편한|편해|편하|할 만|할만|오케이|ok|okay|good|굿|완벽|잡았|잡혔|충분|거뜬|자신감|강점|강한|강해|강하|좋은데|좋고|좋아요|좋습니다|좋음|좋네|좋으니|좋은 편|좋지만|상위권|최상위|전교|따라가|따라갈|감 잡|감이 와|감이 잡|만족|순조|마스터|정복|뗐|떼었|익숙|술술|척척|터득|깨우|깨쳤|풀려|풀리는|풀려요|되는데|돼요|됩니다|됨|된다|되고|높은데|높아|높은 편|높고|여유|든든|탄탄|확실|통달|껌|식은 죽|누워서|눈 감고|도가 텄|빠삭|훤|훤해|수준급|원어민|강자|금방|상관없|상관 없|신경 안|유지만|유지 중|그대로|합격점|순항|끄떡|나쁘지 않|나쁘지는 않|나쁘진 않`,
    zh: `
      前三|前五|前十|前列|拔尖|数一数二|闭着眼|闭眼|小意思|难不倒|没难住|难不住|倒背如流|背得起来|背得出来|背熟|记熟|练熟|做熟|如老狗|没啥难|没什么难|不用学|免教|手到擒来|不在话下|轻车熟路|驾轻就熟|稳如|拿捏|秒杀|秒懂|一看就懂|一看就会|张口就来|炉火纯青|登峰造极|无懈可击|无忧|不虚|不慌|不用慌|知足|满足|满意|牛|厉害|溜|6得|好看|过硬|扎实|够硬|绝对没问题|完全ok|完全没问题|从不丢分|不丢分|基本不丢分|很少错|几乎不错|难度不大|压力不大|不在怕|难得倒我才怪|没问题|没毛病|没挂过|没挂|没压力|没难度|没什么问题|没啥问题|没大问题|没有问题|问题不大|不成问题|不是问题|不难|不差|不错|不担心|不愁|不用愁|不用担心|不用操心|不必担心|还行|还好|还可以|还算可以|可以|ok|okay|good|fine|会做|会的|会了|学会|会|懂了|弄懂|看懂|听懂|搞懂|全懂|都懂|懂|明白|搞明白|搞定|搞掂|过关|稳了|很稳|挺稳|稳稳|稳得|稳定|稳|很好|挺好|蛮好|满好|好得很|学得好|都好|好|强|强项|拿手|擅长|轻松|轻轻松松|简单|容易|顶尖|没错过|达标|够了|够用|过得去|凑合|跟得上|有把握|有信心|有自信|有底|放心|顺利|顺手|顺|吃透|学透|掌握|熟练|熟了|很熟|滚瓜烂熟|得心应手|小菜一碟|小case|无压力|无难度|优秀|优势|学霸|高分|强得|年级第一|班里第一|全班第一|第一名|名列前茅|前几名|闭眼|躺赢|躺过|信手拈来|游刃有余|罩得住|hold得住|hold住|没在怕|不怕|稳过|稳拿|信手|没失过手|没失手|没丢过分|没扣过分|不费力|不吃力|从来没掉|没掉过|维持|保持|拿得出手|上手|开窍|通了|弄通|消化了|吸收了`,
  },
  /** What the student has completed. */
  done: {
    en: `
      finished|already finished|completed|done with|is done|are done|all done|already did|already took|already taken|already have|already passed|already got|took already|took it already|out of the way|over with|wrapped up|got through|behind me|behind her|behind him|in the books|passed already|got done|knocked out|checked off|has been done|was last year|was last semester|took last year|did last year|took last summer|did last summer|finished up|aced last year|passed last year|tested out|placed out`,
    ko: `
      끝냈|끝났|끝남|끝냄|끝내서|끝내놨|끝내 놨|끝낸|끝난|마쳤|마친|마침|다 했|다 들었|다 배웠|배웠|들었고|들었는데|들었어|들었으니|들었습니다|이수했|이수함|수료|완료|통과|패스했|떼서|다 봤|다 나갔|진도 다|끝마|졸업했|해치웠|털었|클리어|끝장냈|작년에 했|이미 했`,
    zh: `
      学完|修完|考完|上完|读完|念完|结束了|结束|完成了|已完成|修过|学过|考过|通过了|结课|修掉|上过|念过|读过|已经过了|过掉|修好了|搞完|弄完|讲完|教完|刷完|做完|收工|拿下了|考掉|处理完|毕业了`,
  },
  /** Words before what the student has given up. */
  'rejected-next': {
    en: `
      pulled my daughter out of|pulled my son out of|took my daughter out of|took my son out of|moved my son out of|moved my daughter out of|switched my son out of|switched my daughter out of|stopped caring about|stopped caring abt|took her off|took him off|took me off|taken off|pulled him off|pulled her off|got rid of|get rid of|walked away from|walking away from|steering away from|moved on from|moving on from|over it with|cut|cutting|left behind|pull out of|abandoned|abandoning|abandon|said no to|saying no to|say no to|stopped|stopped taking|stopped doing|stop taking|stopping|quit|quitting|switched out of|switching out of|switch out of|moved out of|move out of|moving out of|switched him from|switched her from|switched me from|moved him from|moved her from|moved me from|moved him out of|moved me out of|moved her out of|moved him out of|transferred out of|transferring out of|got out of|getting out of|pulled out of|pulling out of|pulled me out of|pulled her out of|pulled him out of|backed out of|bailed on|bailing on|bailed out of|dropped out of|dropped|dropping|drop|withdrew from|withdrawing from|kicked out of|took me out of|took her out of|took him out of|no longer care about|no longer care abt|no longer cares about|no longer want|no longer wants|no longer taking|no longer doing|no longer need|no longer interested in|no longer applying to|don't care about|dont care about|dont care abt|don't care abt|lost interest in|isn't taking|isnt taking|aren't taking|not taking|won't be taking|wont be taking|won't take|wont take|scratch|scrap|scrapped|scrapping|gave up|given up|giving up|gave up on|giving up on|given up on|forget|forget about|nvm|nix|nixed|done caring about|ditched|ditching|ditch|axed|axing|cancelled|canceled|turned down|ruled out|ruling out|crossed off|cross off|not applying to|not applying|not doing|isn't doing|isnt doing|not going to do|changed my mind about|changed her mind about|changed his mind about|talked out of|switched from|switching from|moved from|moving from|transferred from|let go of|skipping|skip|deferred|unenrolled from|waived|exempt from|exempted from|excused from`,
    zh: `
      离开|退出|告别了|脱离|甩开|没有选|没去选|没再选|不冲|不想冲|不再冲|不拼|不追|不盯|别想|不想再考|不想再学|不想再读|不想再背|不想再练|不想再刷|不想再上|不想再碰|不想考|不想学|不想读|不想念|不想背|不想练|不想刷|不想上|不想修|不想选|不想报|不想申|不想去|不想碰|不想做|不想写|不想要|不想搞|不想|不要再考|不要再学|不要再背|不要再练|不要考|不要学|不要读|不要念|不要上|不要修|不要|不用再考|不用考|不用学|不用上|不用练|不再考|不再学|不再读|不再念|不再上|不再修|不再报|不再想|不再申|不再走|不再|不考虑|不考|不读|不念|不修|不选|不报|不申请|不申|不走|不上|不学|不练|不背|不刷|不碰|不搞|不打算考|不打算学|不打算读|不打算申|不打算上|不打算报|不准备考|放弃|退掉|退了|退选|取消|砍掉|砍了|停掉|停修|停了|弃了|舍弃|抛弃|甩掉|告别|丢掉|丢下|没报|没选|没修|没要|没打算|懒得|拒绝|别管|别考|别学|别练|别背|别教|别给我|先别`,
  },
  /** Words after what the student has given up. */
  'rejected-previous': {
    en: `
      got cut|was cut|is gone|got axed|was removed|off the table|off the list|got dropped|was dropped|is dropped|got cancelled|got canceled|was cancelled|is out|ruled out|no longer an option|no longer interests|not happening|isn't happening|isnt happening|out of it|out of this|not needed|isn't needed|isnt needed|can wait|not anymore|no more`,
    ko: `
      하차|손절|정리했|정리하|그만|멈췄|중단|중도 포기|뺐고|제꼈|제쳤|갖다 버|치웠|집어치|스톱|탈출|나왔고|내려놨|내려놓|안 보기로|안 하려|안 하기|취소했|취소하|취소함|취소할|취소|드랍|드롭|드럽|포기|그만뒀|그만두|그만둘|그만둠|그만하|관뒀|관두|접었|접고|접을|접기로|때려|철회|안 들을|안 듣|안들을|안듣|안 하기로|안 하고|안 할|안하고|안할|안 볼|안 보고|안 치|안 쳐|안 칠|안 배우|안 가|안 갈|안 봐|뺐|뺄|빠졌|버리고|버렸|버릴|갈아탔|갈아타|그만 하|손 뗐|손뗐|손 떼|관심 없|관심없|관심이 없|관심이 식|생각 없|생각이 없|마음이 떠|마음 접|미련 없|필요 없|필요없|필요가 없`,
    zh: `
      退出来了|退出|没有选|没再选|没继续|没接着|停止|中止|终止|不继续|丢一边|扔一边|扔了|淘汰|不冲了|不追了|停修|退了|退掉|退课|退选|不上了|不读了|不念了|不学了|不修了|不考了|不选了|不报了|不申了|不要了|不去了|不想了|不练了|不背了|不碰了|不搞了|不走了|不上|不读|不念|不学|不修|不考|不选|不报|不申|不练|不碰|不用考|不用学|不用上|不用练|不用了|不要|不想考|不想学|不想读|不想念|不想上|不想修|不想碰|不需要了|不需要|取消|砍了|砍掉|放弃|弃了|弃考|弃修|停了|停掉|算了|免了|拉倒|作罢|没兴趣|没选|没修|没报|别管|不管了|丢掉|丢了|就别想|别想了|不考虑|不作考虑|没戏了|黄了`,
  },
  /** Other people, whose wishes are not the student's. */
  others: {
    en: 'mom|mum|dad|mother|father|parents|mama|papa|counselor|counsellor|teacher|tutor|coach|grandma|grandpa|uncle|aunt|brother|sister|principal|advisor',
    ko: '엄마|아빠|부모님|어머니|아버지|선생님|쌤|학원에서|카운슬러|할머니|할아버지|집에서|이모|삼촌|과외',
    zh: '我妈|我爸|妈妈|爸爸|爸妈|父母|老师|家里|家长|老妈|老爸|爷爷|奶奶|外婆|导师|顾问|中介|补习班',
  },
} as const satisfies Record<string, Names>

export type StanceWord = keyof typeof stanceWords

export const stances = [
  'wish',
  'weak',
  'strong',
  'done',
  'rejected-next',
  'rejected-previous',
  'others',
] as const satisfies readonly StanceWord[]
