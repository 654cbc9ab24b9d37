import type { Shape } from '../../shape.ts'
import type { shell as english } from '../en/shell.ts'

export const shell = {
  skipToContent: '본문으로 건너뛰기',
  nav: {
    main: '주 메뉴',
    home: '홈',
    guides: '가이드',
    plans: '요금제',
    savedPlans: '저장한 계획',
    content: '콘텐츠',
    login: '로그인',
    logout: '로그아웃',
    account: '계정',
    questions: '문제 편집기',
    newContent: '새 콘텐츠',
    trash: '휴지통',
    expiring: '만료 예정 구독',
    operations: '운영 작업',
  },
  guides: {
    title: '가이드',
    us: '미국 가이드',
    canada: '캐나다 가이드',
    examsAdmissions: '시험과 입시',
    extracurricular: '비교과 활동과 리더십',
    personalSkills: '자기 관리와 마음 건강',
    scholarshipFinances: '장학금과 학비',
  },
  menu: {
    title: '메뉴',
    open: '메뉴 열기',
    close: '메뉴 닫기',
  },
  underConstruction: {
    title: '준비 중',
    text: '새로운 기능을 계속 더하고 있어요. ‘준비 중’ 표시가 없는 기능은 지금 바로 쓸 수 있어요.',
  },
  language: '언어',
  darkMode: '다크 모드',
  user: {
    menu: '계정 메뉴',
    anonymous: '(익명)',
    unknown: '(알 수 없음)',
    staff: '운영 메뉴',
    logoutFailed: '서버에 연결하지 못해서 아직 로그인된 상태예요.',
  },
  footer: {
    tagline: '미국과 캐나다 고등학생을 위한 맞춤 학습 전략',
    product: 'Pathwise 안내',
    about: '서비스 소개',
    terms: '이용약관',
    privacy: '개인정보 처리방침',
    accessibility: '접근성',
    contact: '문의하기',
    trademarks:
      'SAT, AP, Advanced Placement(College Board), ACT(ACT), International Baccalaureate와 IB(국제 바칼로레아 기구, IBO), OUAC(온타리오 대학 원서 접수 센터)는 각 기관의 이름이자 상표예요. 이 기관들은 Pathwise와 관련이 없고 Pathwise를 보증하지 않아요.',
    version: '버전 {{version}}',
  },
  chat: {
    open: '학습 도우미 열기',
    failed: '학습 도우미를 열지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  },
  crash: {
    title: '문제가 생겼어요',
    lead: '페이지가 갑자기 멈췄어요. 저희 쪽 문제이고, 저장한 계획은 이 브라우저에 그대로 있어요.',
    reload: '다시 시도하기',
    home: '홈으로 가기',
  },
} as const satisfies Shape<typeof english>
