import type { Shape } from '../../shape.ts'
import type { recommendations as english } from '../en/recommendations.ts'

export const recommendations = {
  reasons: {
    goal: '{{exam}} 목표에 맞는 내용이에요.',
    subject: '목표에 필요한 {{subject}} 공부에 도움이 돼요.',
    start: '처음 시작하기에 좋아요.',
    grade: '지금 학년({{grade}})에 꼭 맞아요.',
    country: {
      US: '미국 학교에 맞춘 내용이에요.',
      CA: '캐나다 학교에 맞춘 내용이에요.',
    },
    everyone: '목표가 무엇이든 도움이 돼요.',
  },
  cards: {
    strategy: {
      any: {
        title: '나만의 학습 전략 받기',
        summary: '학년과 목표를 고르면 다음 주에 무엇을 왜 공부할지 알려 드려요.',
      },
      sat: {
        title: '나에게 맞는 SAT 전략',
        summary: '점수를 가장 많이 올릴 수 있는 영역과 다음 주에 할 일을 알려 드려요.',
      },
      act: {
        title: '나에게 맞는 ACT 전략',
        summary: '어느 섹션에 시간을 더 써야 하는지 보고, 그에 맞춘 일주일 계획을 받아요.',
      },
      ap: {
        title: '나에게 맞는 AP 전략',
        summary: 'AP 시험의 바탕이 되는 단원을 확인하고, 가장 도움이 되는 것부터 시작해요.',
      },
      ib: {
        title: '나에게 맞는 IB 전략',
        summary: '과목마다 필요한 기초를 확인하고, 감당할 만한 분량으로 나눠 공부해요.',
      },
    },
    studyPlan: {
      G9: {
        title: '작은 습관부터 시작해요',
        summary: '지금은 일주일에 몇 번 짧게 공부하면 충분해요. 한 일을 학습 계획에 하나씩 표시해 보세요.',
      },
      G10: {
        title: '꾸준한 속도를 지켜요',
        summary: '할 일을 하나씩 끝내면서 어디까지 왔는지 확인해요.',
      },
      G11: {
        title: '바쁜 11학년, 순서부터 정해요',
        summary: '시험과 수업, 원서 준비가 한꺼번에 몰리는 해예요. 무엇부터 할지 학습 계획에서 확인해요.',
      },
      G12: {
        title: '마지막까지 한 걸음씩',
        summary: '원서 쓰느라 시간이 모자랄 때예요. 남은 공부를 짧고 분명하게 정리해 드려요.',
      },
    },
    practice: {
      mathematics: {
        title: '내 수준에 맞는 수학 문제',
        summary: '목표에 수학을 적으면 답과 풀이가 있는 문제를 골라 드려요.',
      },
      physics: {
        title: '내 수준에 맞는 물리 문제',
        summary: '목표에 물리를 적으면 답과 풀이가 있는 문제를 골라 드려요.',
      },
      chemistry: {
        title: '내 수준에 맞는 화학 문제',
        summary: '목표에 화학을 적으면 답과 풀이가 있는 문제를 골라 드려요.',
      },
      biology: {
        title: '내 수준에 맞는 생물 문제',
        summary: '목표에 생물을 적으면 답과 풀이가 있는 문제를 골라 드려요.',
      },
    },
    ways: {
      'guides-us': {
        title: '미국 가이드 한눈에 보기',
        summary: '영어(English) 수업부터 대학 학비까지, 과목과 주제별 안내를 한곳에 모았어요.',
      },
      'guides-ca': {
        title: '캐나다 가이드 한눈에 보기',
        summary: '영어(English) 수업부터 대학 학비까지, 과목과 주제별 안내를 한곳에 모았어요.',
      },
      plans: {
        title: '무료로 쓸 수 있는 것과 그렇지 않은 것',
        summary: '요금제를 나란히 놓고 천천히 비교해 보세요. 결정은 그다음에 해도 돼요.',
      },
      saved: {
        title: '저장한 계획 다시 보기',
        summary: '전에 저장한 계획을 열어 이어서 공부해요.',
      },
    },
    exams: {
      'sat-us': {
        title: 'SAT 한눈에 이해하기',
        summary: '시험 구성과 채점 방식, 응시하기 좋은 때와 무료 연습 자료를 정리했어요.',
      },
      'act-us': {
        title: 'ACT 한눈에 이해하기',
        summary: '짧아진 새 ACT의 구성과 채점 방식, 응시하기 좋은 때를 정리했어요.',
      },
      'ap-us': {
        title: 'AP 과목과 시험 이해하기',
        summary: '과목 고르는 법과 점수의 의미, 계절마다 할 일을 정리했어요.',
      },
      'sat-ca': {
        title: '미국 대학 지원을 위한 SAT',
        summary: '캐나다에서 미국 대학도 생각하고 있나요? SAT가 어떤 시험인지, 언제 보면 좋은지 알려 드려요.',
      },
      'act-ca': {
        title: '미국 대학 지원을 위한 ACT',
        summary: 'ACT의 구성과 채점 방식, 그리고 캐나다 학생에게도 ACT가 필요한지 알려 드려요.',
      },
      'ap-ca': {
        title: '캐나다 학교에서 듣는 AP',
        summary: 'AP 수업과 시험이 어떻게 진행되는지, 점수는 무슨 뜻인지, 한 해를 어떻게 보낼지 정리했어요.',
      },
      ouac: {
        title: 'OUAC로 온타리오 대학 지원하기',
        summary: '원서 하나로 온타리오의 여러 대학에 지원하는 방법과 달마다 할 일을 정리했어요.',
      },
      'ouac-this-year': {
        title: '올해 온타리오 대학에 지원하나요?',
        summary: 'OUAC 지원 절차와 마감일을 순서대로 확인해요.',
      },
    },
    us: {
      'exams-admissions': {
        title: '미국 대학은 무엇을 볼까요?',
        summary: '내신과 수강 과목, 에세이, 시험 점수 가운데 무엇이 중요하고 언제 준비해야 하는지 설명해요.',
      },
      math: {
        title: '미국 수학, 과정별로 보기',
        summary: 'Algebra 1에서 Calculus나 Statistics까지 가는 길과 부족한 부분을 채우는 법을 알려 드려요.',
      },
      english: {
        title: '읽기와 쓰기 실력 키우기',
        summary:
          '영어(English) 수업에서 학년마다 어떤 능력을 기르는지, 그 능력이 왜 다른 과목 공부에도 도움이 되는지 설명해요.',
      },
      science: {
        title: '과학 과목, 어떤 순서로 들을까요?',
        summary: '생물, 화학, 물리를 어떤 순서로 들어야 선택의 폭이 넓어지는지 알려 드려요.',
      },
      'social-studies': {
        title: '역사와 사회 과목',
        summary: '근거를 갖춰 답을 쓰는 법과 학년마다 배우는 내용을 알려 드려요.',
      },
      languages: {
        title: '외국어, 몇 년이나 배울까요?',
        summary: '실력을 꾸준히 키우는 방법과 대학이 바라는 이수 기간을 알려 드려요.',
      },
      'cs-engineering': {
        title: '컴퓨터와 공학 준비하기',
        summary: '필요한 수학과 물리, 학교에 관련 수업이 없어도 만들어 볼 수 있는 것을 소개해요.',
      },
      'economics-social': {
        title: '경영, 경제와 사회과학',
        summary: '고등학교에서 어떤 과목으로 배우는지, 정말 필요한 역량은 무엇인지 알려 드려요.',
      },
      extracurricular: {
        title: '활동은 적게, 깊게',
        summary: '활동을 고르고 깊이를 더하고 솔직하게 소개하는 법을 알려 드려요.',
      },
      'scholarship-finances': {
        title: '미국 대학 학비 마련하기',
        summary: '재정 보조와 장학금의 종류, 챙겨야 할 서류와 올해 할 일을 정리했어요.',
      },
      'personal-skills': {
        title: '흔들리지 않는 생활 습관',
        summary: '한 주를 계획하는 법과 푹 자는 법, 힘들 때 누구에게 말하면 좋은지를 알려 드려요.',
      },
      arts: {
        title: '학교 예술 수업부터 예술 전공까지',
        summary: '예술 수업과 포트폴리오, 오디션, 그리고 예술을 전공할 때 달라지는 점을 설명해요.',
      },
    },
    ca: {
      'exams-admissions': {
        title: '캐나다 대학은 무엇을 볼까요?',
        summary: '수강 과목과 성적이 가장 중요해요. 캐나다 각 주의 지원 방법을 정리했어요.',
      },
      math: {
        title: '수학 과정, 잘 고르기',
        summary: '어떤 과정을 듣느냐에 따라 지원할 수 있는 전공이 달라져요. 과목이 이어지는 순서를 알려 드려요.',
      },
      english: {
        title: '영어(English) 성적 올리기',
        summary: '거의 모든 대학이 보는 성적이에요. 성적을 꾸준히 올리는 법과 과목이 이어지는 순서를 알려 드려요.',
      },
      science: {
        title: '지원할 전공에 맞는 과학 과목',
        summary: '전공마다 요구하는 과목과 미리 준비할 것을 알려 드려요.',
      },
      'social-studies': {
        title: '캐나다 역사와 사회 과목',
        summary: '근거를 들어 글 쓰는 법과 캐나다 각 주에서 배우는 내용을 알려 드려요.',
      },
      languages: {
        title: '프랑스어, 그리고 집에서 쓰는 언어',
        summary: '프랑스어 과정과 자격증, 집에서 쓰는 언어로 학점을 받는 길을 소개해요.',
      },
      'cs-engineering': {
        title: '캐나다에서 컴퓨터와 공학 준비하기',
        summary: '전공이 요구하는 과목, 만들어 볼 것, 코업 제도를 설명해요.',
      },
      'economics-social': {
        title: '캐나다에서 경영과 사회과학 준비하기',
        summary: '고등학교에서 배우는 과목과 놓치기 쉬운 수학 요건을 알려 드려요.',
      },
      extracurricular: {
        title: '정말 하고 싶은 활동 찾기',
        summary: '캐나다에서도 활동이 중요해지는 때와, 활동을 기록해 두는 법을 알려 드려요.',
      },
      'scholarship-finances': {
        title: '캐나다 대학 학비 마련하기',
        summary: '주정부 지원과 장학금, 저축, 그리고 사는 곳에 따라 달라지는 서류를 정리했어요.',
      },
      'personal-skills': {
        title: '긴 겨울에도 이어지는 습관',
        summary: '한 주를 계획하고, 기억에 남게 공부하고, 힘들 때 도움을 청하는 법을 알려 드려요.',
      },
      arts: {
        title: '예술, 학점으로도 진로로도',
        summary: '학년마다 들을 수 있는 수업과 포트폴리오, 오디션 준비를 설명해요.',
      },
    },
  },
} as const satisfies Shape<typeof english>
