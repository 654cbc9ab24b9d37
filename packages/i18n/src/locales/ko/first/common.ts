import type { Shape } from '../../../shape.ts'
import type { common as english } from '../../en/first/common.ts'

export const common = {
  brand: 'Pathwise',
  loading: '불러오는 중…',
  again: '다시 시도',
  cancel: '취소',
  close: '닫기',
  failed: '처리하지 못했어요. 잠시 후 다시 시도해 주세요.',
  checkConnection: '처리하지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
  login: '로그인',
  goHome: '홈으로 가기',
  getStrategy: '내 전략 받기',
  tooMany: '너무 많이 시도했어요. {{time}} 이후에 다시 시도해 주세요.',
  passed: '지난 날짜',
  keys: {
    open: '단축키',
    title: '키보드 단축키',
    list: '이 목록 보기',
    on: '키보드 단축키 쓰기',
  },
  country: {
    label: '국가',
    US: '미국',
    CA: '캐나다',
  },
  grade: {
    label: '학년',
    G9: '9학년',
    G10: '10학년',
    G11: '11학년',
    G12: '12학년',
  },
  goal: {
    label: '목표',
    SAT_1500_PLUS: 'SAT 1500점 이상',
    ACT_35_PLUS: 'ACT 35점 이상',
    AP_5: 'AP 5점',
    IB_7: 'IB 7점',
  },
} as const satisfies Shape<typeof english>
