import { news, NewsSlide } from "./NewsSlide.tsx";

export const newsSlides = news.map((id) => ({ id, content: <NewsSlide id={id} /> }));
