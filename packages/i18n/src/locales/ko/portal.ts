import type { Shape } from '../../shape.ts'
import type { portal as english } from '../en/portal.ts'

export const portal = {
  title: '포털',
  text: '주요 페이지와 내 계정, 사이트 운영 도구를 한곳에 모았어요.',
  missing: {
    title: '찾으시는 페이지가 없어요',
    text: '주소를 잘못 입력했거나 페이지가 옮겨졌을 수 있어요. 여기에서 다시 시작해 보세요.',
  },
  development: {
    title: '개발 서버',
    text: '소스에서 바로 실행한 화면이에요. 파일을 수정하면 화면이 자동으로 새로 고침되고, 실제 서비스보다 느리게 열려요.',
  },
  places: {
    title: '주요 페이지',
    home: '홈',
    quickStart: '내 전략 받기',
    usGuides: '미국 가이드 보기',
    examGuides: '시험 가이드 보기',
    savedPlans: '저장한 계획 열기',
    plans: '요금제 비교하기',
    measure: '실력 측정하기',
    progress: '내 성장 보기',
  },
  account: {
    title: '내 계정',
    signedIn: '{{email}} 계정으로 로그인되어 있어요.',
    open: '내 계정 열기',
    logout: '로그아웃',
    logoutFailed: '서버에 연결하지 못해서 아직 로그인된 상태예요. 다시 시도해 주세요.',
  },
  operations: {
    title: '운영 작업',
    text: '사이트를 운영하는 사람을 위한 곳이에요.',
  },
} as const satisfies Shape<typeof english>
